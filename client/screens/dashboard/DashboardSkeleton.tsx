import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { KarmaCounts } from "#client/ui/display/KarmaCounts.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Stats } from "./Stats.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { actions } from "./BalanceCard.css.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { DashboardColumns } from "./DashboardColumns.tsx";
import { KarmaActions } from "./KarmaBalanceCard.tsx";
import * as mood from "./MoodCard.css.ts";
import { ShareMoodButton } from "./MoodCard.tsx";
import { MoodRow } from "./MoodRow.tsx";
import { Placeholder } from "./Placeholder.tsx";
import { QuestionPlace } from "./QuestionPlace.tsx";
import { words } from "./QuoteCard.css.ts";
import { QuoteActions } from "./QuoteCard.tsx";
import { QuoteFrame } from "./QuoteFrame.tsx";
import { Tiles } from "./Tiles.tsx";
import { RangeSelect } from "./RangeSelect.tsx";
import { LastWeek, statsOf } from "./TodaysSummaryCard.tsx";

/** The scale's landscape while its numbers load. */
export const unweighed = {
  rangeSelect: (
    <Placeholder bones={1}>
      <RangeSelect range="today" onChange={() => undefined} />
    </Placeholder>
  ),
  scale: (
    <Placeholder>
      <BalanceScale gold={0} coal={0} />
    </Placeholder>
  ),
};

/** Home while its data loads: its pictures, and skeletons with the final sizes. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <DashboardColumns
        balance={
          <BalanceCard
            {...unweighed}
            actions={
              <Placeholder bones={1}>
                <div className={actions}>
                  <KarmaActions dialog={never} />
                </div>
              </Placeholder>
            }
          >
            <CountsSkeleton />
          </BalanceCard>
        }
        mood={
          <Card dense title="Mood update & Journal note" headEnd={<ShareMoodButton dialog={never} />}>
            <div className={mood.body}>
              <div className={mood.band}>
                <span className={mood.pebble} />
                <Stack gap="tight">
                  <Skeleton width={96} height={28} />
                  <Skeleton width={148} />
                </Stack>
              </div>
              <Placeholder bones={1}>
                <MoodRow />
              </Placeholder>
              <div className={mood.under}>
                <div className={mood.notePlace} />
                <p className={mood.sentence} />
              </div>
            </div>
          </Card>
        }
        question={<QuestionPlace />}
        tiles={
          <Placeholder>
            <Tiles />
          </Placeholder>
        }
        summary={<SummarySkeleton />}
        quote={<QuoteSkeleton />}
      />
    </div>
  );
}

/** The balance while today's is not known. An action can be logged all the same. */
export function BalanceSkeleton() {
  return (
    <BalanceCard {...unweighed} actions={<KarmaActions dialog={never} isHeld />}>
      <CountsSkeleton />
    </BalanceCard>
  );
}

function CountsSkeleton() {
  return (
    <Placeholder bones={2} columns={2}>
      <KarmaCounts gold={0} coal={0} onMeadow />
    </Placeholder>
  );
}

export function SummarySkeleton() {
  return (
    <Card dense title="Today's Summary" headEnd={<LastWeek />}>
      <Placeholder bones={4}>
        <Stats stats={statsOf(nothing)} />
      </Placeholder>
    </Card>
  );
}

export function QuoteSkeleton() {
  return (
    <QuoteFrame headEnd={<Skeleton width={72} height={26} shape="round" />}>
      <div className={words}>
        <Placeholder bones={3}>
          <br />
          <br />
          <br />
        </Placeholder>
      </div>
      <Placeholder>
        <QuoteActions category="Karma" dialog={never} />
      </Placeholder>
    </QuoteFrame>
  );
}

/** Placeholders are only measured; they open nothing. */
const never = () => new Promise<never>(() => undefined);

const nothing = { actionsLogged: 0, positiveInteractions: 0, reflectionsWritten: 0, goodKarmaSent: 0 };
