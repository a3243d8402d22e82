// Maps that zoom: with buttons, a pinch, or Control and the wheel.

const LARGEST_ZOOM = 8;

function zoomMap(frame, zoom, at) {
  const before = Number(frame.dataset.zoom ?? 1);
  const after = Math.min(Math.max(zoom, 1), LARGEST_ZOOM);
  const box = frame.getBoundingClientRect();
  const [x, y] = at ?? [box.left + frame.clientWidth / 2, box.top + frame.clientHeight / 2];
  const [left, top] = [x - box.left, y - box.top];
  const [seenX, seenY] = [frame.scrollLeft + left, frame.scrollTop + top];
  frame.dataset.zoom = String(after);
  frame.classList.toggle("zoomed", after > 1);
  frame.style.setProperty("--zoom", String(after));
  frame.scrollLeft = seenX * after / before - left; // what was under the fingers stays there
  frame.scrollTop = seenY * after / before - top;
}

function zoomOf(frame) {
  return Number(frame.dataset.zoom ?? 1);
}

function listenToMap(frame) {
  const tools = document.createElement("div");
  tools.className = "map-tools";
  const deeds = [["\u2212", "Zoom out", () => zoomOf(frame) / 1.5], ["+", "Zoom in", () => zoomOf(frame) * 1.5], ["Fit", "Fit the map", () => 1]];
  for (const [text, label, zoom] of deeds) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => zoomMap(frame, zoom()));
    tools.append(button);
  }
  frame.before(tools);
  const fingers = new Map();
  let apart = 0;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return [Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2]];
  };
  frame.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) [apart] = spread();
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size !== 2 || apart === 0) return;
    const [now, middle] = spread();
    zoomMap(frame, zoomOf(frame) * now / apart, middle);
    apart = now;
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
  frame.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomMap(frame, zoomOf(frame) * (event.deltaY < 0 ? 1.2 : 1 / 1.2), [event.clientX, event.clientY]);
  }, { passive: false });
}

function listenToMaps() {
  for (const frame of document.querySelectorAll(".map-frame")) listenToMap(frame);
}
