import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { content, entry, item, first, last, marker } from "./cards/EntryCard.css.ts";
import { HistoryFrame } from "./HistoryFrame.tsx";
import { useHistoryView } from "./list/historyView.ts";
import { beforeMargin } from "./cards/margin.css.ts";
import { lines, tall } from "./JournalSkeleton.css.ts";
import { head, sheet } from "./list/DaySheet.css.ts";
import { list } from "./list/EntryList.css.ts";
import { PeriodMenu } from "./PeriodSelect.tsx";

/** While the entries load; the period and the tabs can be used already. */
export function JournalSkeleton() {
  const [view, change] = useHistoryView();

  return (
    <HistoryFrame
      view={view}
      onChange={change}
      periodSelect={<PeriodMenu months={[]} period={view} onChange={change} />}
    >
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <div className={`${list} ${beforeMargin} ${tall}`}>
        {days.map((day) => (
          <div key={day.name} className={sheet}>
            <div className={head}>
              <Skeleton width={day.name} height={22} />
              <Skeleton width={72} />
            </div>
            {day.entries.map((textLines, index) => (
              <div
                key={textLines}
                className={[item, index === 0 && first, index === day.entries.length - 1 && last]
                  .filter(Boolean)
                  .join(" ")}
              >
                <div className={entry}>
                  <span className={marker}>
                    <Skeleton width={36} height={36} shape="round" />
                  </span>
                  <div className={`${content} ${lines}`}>
                    <Skeleton width="55%" height={22} />
                    {Array.from({ length: textLines }, (_, line) => (
                      <Skeleton key={line} width={line === textLines - 1 ? "60%" : "100%"} />
                    ))}
                    <Skeleton width="70%" height={26} />
                  </div>
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </HistoryFrame>
  );
}

/** As wide as its name, and how many lines of words each of its entries has, no two alike. */
const days = [
  { name: 64, entries: [2, 0, 1] },
  { name: 98, entries: [1, 0] },
];
