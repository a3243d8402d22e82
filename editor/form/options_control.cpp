#include "editor/form/options_control.hpp"

#include "core/files/id.hpp"
#include "core/roster/roster.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace muster::editor {

using text::Node;

namespace {

/// The options currently offered, and those taken without being offered; costs and reasons come from the last
/// check result.
std::vector<OptionView> optionsOf(const FieldView& view)
{
    std::vector<OptionView> options;
    const auto timesOf = [&](std::string_view id) {
        std::int64_t times = 0;
        for (const Node each : view.own)
            if (const auto taken = rules::takenOption(each, nullptr); taken.id == id) times += taken.times;
        return times;
    };
    const auto* memberView = view.formModel.memberView();
    const auto optionView = [&](std::string_view id) -> const OptionView* {
        if (!memberView) return nullptr;
        const auto found = std::find_if(memberView->options.begin(), memberView->options.end(),
                                        [&](const OptionView& each) { return each.id == id; });
        return found == memberView->options.end() ? nullptr : &*found;
    };
    if (const auto* entry = view.formModel.entry())
        for (const auto& option : entry->options) {
            OptionView made;
            if (const auto* known = optionView(option.id)) made = *known;
            made.id = option.id;
            made.title = view.formModel.words()(option.node["name"].string());
            made.description = view.formModel.words()(option.node["description"].string());
            made.offered = true;
            made.times = timesOf(option.id);
            made.taken = made.times > 0;
            options.push_back(std::move(made));
        }
    for (const Node each : view.own) {
        const auto taken = rules::takenOption(each, nullptr);
        if (std::any_of(options.begin(), options.end(), [&](const OptionView& known) { return known.id == taken.id; }))
            continue;
        OptionView made;
        made.id = taken.id;
        made.taken = true;
        made.times = taken.times;
        made.offered = false;
        options.push_back(std::move(made));
    }
    return options;
}

}  // namespace

OptionsControl::OptionsControl(const Field& field, const Field& top, std::string key, EditController& controller,
                               QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_layout(new QVBoxLayout(this)),
      m_none(new QLabel(tr("none available"), this))
{
    m_layout->setContentsMargins(0, 2, 0, 2);
    m_layout->setSpacing(2);
    m_layout->addWidget(m_none);
    m_none->setForegroundRole(QPalette::PlaceholderText);
}

bool OptionsControl::fits(Node value) const
{
    if (!value) return true;
    std::set<std::string_view> seen;
    return value.isArray() && std::all_of(value.begin(), value.end(), [&](Node item) {
               const auto id = rules::takenOption(item, nullptr).id;
               return !id.empty() && seen.insert(id).second;
           });
}

void OptionsControl::rebuild(const std::vector<OptionView>& options)
{
    // Deferred, because the deleted widget may be emitting its signal.
    for (auto& line : m_lines)
        for (QWidget* widget :
             {static_cast<QWidget*>(line.box), static_cast<QWidget*>(line.times), static_cast<QWidget*>(line.why)}) {
            m_layout->removeWidget(widget);
            widget->hide();
            widget->setObjectName({});
            widget->deleteLater();
        }
    m_lines.clear();
    for (const auto& option : options) {
        Line line;
        line.id = option.id;
        line.box = new QCheckBox(this);
        line.box->setObjectName(QStringLiteral("option:") + toQString(option.id));
        line.times = new QSpinBox(this);
        line.times->setObjectName(QStringLiteral("times:") + toQString(option.id));
        line.times->setPrefix(QStringLiteral("× "));
        line.times->setKeyboardTracking(false);
        line.why = new QLabel(this);
        line.why->setWordWrap(true);
        line.why->setContentsMargins(22, 0, 0, 0);
        watch(line.box);
        watch(line.times);
        connect(line.box, &QCheckBox::clicked, this,
                [this, id = option.id](bool on) { controller().setOption(id, on ? 1 : 0); });
        connect(line.times, &QSpinBox::valueChanged, this,
                [this, id = option.id](int times) { controller().setOption(id, times); });
        auto* const row = new QHBoxLayout;
        row->addWidget(line.box, 1);
        row->addWidget(line.times);
        m_layout->addLayout(row);
        m_layout->addWidget(line.why);
        m_lines.push_back(std::move(line));
    }
    m_none->setVisible(options.empty());
}

void OptionsControl::take(const FieldView& view)
{
    const auto options = optionsOf(view);
    const bool isSame =
        options.size() == m_lines.size() && std::equal(options.begin(), options.end(), m_lines.begin(),
                                                       [](const OptionView& a, const Line& b) { return a.id == b.id; });
    if (!isSame) rebuild(options);
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto& option = options[i];
        auto& line = m_lines[i];
        QString text = option.title.empty() ? toQString(files::inWords(option.id)) : toQString(option.title);
        if (!option.cost.empty()) text += QStringLiteral("  (%1)").arg(toQString(option.cost));
        line.box->setText(text.replace(u'&', QStringLiteral("&&")));
        line.box->setChecked(option.taken);
        const QSignalBlocker quiet(line.times);
        const auto most = std::clamp<std::int64_t>(std::max(option.perUnit, option.times), 1, 1000);
        line.times->setRange(0, static_cast<int>(most));
        line.times->setValue(static_cast<int>(std::min(option.times, most)));
        line.times->setVisible(most > 1);
        line.times->setAccessibleName(line.box->text());
        line.box->setToolTip(toQString(option.description));
        const QString why = !option.offered                  ? tr("no longer available")
                            : option.taken || option.allowed ? QString()
                                                             : toQString(option.reason);
        line.why->setText(why);
        line.why->setVisible(!why.isEmpty());
        line.box->setAccessibleDescription(why.isEmpty() ? toQString(option.description) : why);
    }
}

bool OptionsControl::takeKeyboard(std::string_view key)
{
    const auto wanted = std::string_view(key).substr(std::min(key.size(), this->key().size()));
    std::size_t index = 0;
    if (wanted.size() > 1)
        index = std::min<std::size_t>(
            static_cast<std::size_t>(
                std::max(0, QString::fromUtf8(wanted.data() + 1, static_cast<qsizetype>(wanted.size() - 1)).toInt())),
            m_lines.size());
    if (m_lines.empty()) return false;
    m_lines[std::min(index, m_lines.size() - 1)].box->setFocus(Qt::OtherFocusReason);
    return true;
}

void OptionsControl::describe(const QString& name, const QString& description)
{
    setAccessibleName(name);
    setAccessibleDescription(description);
}

}  // namespace muster::editor
