import { Card } from "#client/ui/Card.tsx";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { VisuallyHidden } from "#client/ui/VisuallyHidden.tsx";
import { HistoryFrame } from "./HistoryFrame.tsx";
import { useHistoryView } from "./historyView.ts";
import { entry, lines } from "./JournalSkeleton.css.ts";
import { PeriodMenu } from "./PeriodSelect.tsx";

/** While the entries load; the period and the tabs can be used already. */
export function JournalSkeleton() {
  const [view, change] = useHistoryView();

  return (
    <HistoryFrame
      view={view}
      onChange={change}
      periodSelect={<PeriodMenu months={[]} month={view.month} onChange={(month) => change({ month })} />}
    >
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <Stack>
        <Skeleton width={110} height={19} />
        {[3, 1, 2].map((textLines) => (
          <Card key={textLines}>
            <div className={entry}>
              <Skeleton width={44} height={44} shape="card" />
              <div className={lines}>
                <Skeleton width="55%" height={24} />
                <Skeleton width="70%" height={26} />
                {Array.from({ length: textLines }, (_, line) => (
                  <Skeleton key={line} width={line === textLines - 1 ? "60%" : "100%"} />
                ))}
                <Skeleton width={100} height={34} />
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </HistoryFrame>
  );
}
