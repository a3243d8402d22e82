// Initializes the page.

function showAll() {
  showMarks();
  showTables();
  showBar();
}

/** Runs an action as one step, saves and shows the result. */
function act(changes, merge = false) {
  doStep(changes, merge);
  remember();
  showAll();
}

/** On a phone the quick reference is initially folded; on paper it is complete. */
function foldReference() {
  const sections = [...document.querySelectorAll("main details")];
  if (window.matchMedia("(max-width: 40rem)").matches) for (const section of sections) section.open = false;
  let folded = [];
  window.addEventListener("beforeprint", () => {
    folded = sections.filter((section) => !section.open);
    for (const section of folded) section.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const section of folded) section.open = false;
  });
}

recallTheme(); // before the first paint
document.addEventListener("DOMContentLoaded", async () => {
  if (inFragment("army") !== null) await openArmy();
  findMarks();
  findTables();
  recall();
  recallTheme();
  listenToMarks();
  listenToBar();
  listenToMaps();
  listenToTables();
  listenToFile();
  foldReference();
  showAll();
  if (document.querySelector(".contents") === null) document.querySelector(".bar a").hidden = true;
  document.querySelector(".summary-tool small").hidden = page.boxes.length === 0;
  document.querySelector(".bar").hidden = false;
  document.body.classList.add("playing");
  openLink();
  // The same page was changed in another tab.
  window.addEventListener("storage", (event) => {
    if (event.key !== memory.key) return;
    readKept(event.newValue ?? "");
    showAll();
  });
});
