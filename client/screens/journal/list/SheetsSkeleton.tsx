import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { content, entry, first, marker } from "../cards/EntryCard.css.ts";
import { head, sheet } from "./DaySheet.css.ts";
import { list } from "./EntryList.css.ts";
import { lines, tall } from "./SheetsSkeleton.css.ts";

/** Sheets of entries that are still loading. */
export function SheetsSkeleton() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <div className={`${list} ${tall}`}>
        {days.map((day) => (
          <div key={day.name} className={sheet}>
            <div className={head}>
              <Skeleton width={day.name} height={22} />
              <Skeleton width={72} />
            </div>
            {day.entries.map((textLines, index) => (
              <div key={textLines} className={index === 0 ? first : undefined}>
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
    </>
  );
}

/** The width of each day's name, and the lines of each entry; no two alike. */
const days = [
  { name: 64, entries: [2, 0, 1] },
  { name: 98, entries: [1, 0] },
];
