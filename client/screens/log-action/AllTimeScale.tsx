import { useState } from "react";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { AllTimeScaleQuery } from "#client/__generated__/AllTimeScaleQuery.graphql.ts";
import { Land } from "#client/pictures/Land.tsx";
import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { KarmaCounts } from "#client/ui/display/KarmaCounts.tsx";
import { balanceAfter } from "#domain/balance.ts";
import { karmaFor, type Karma } from "#domain/karma.ts";
import { entryFrom, type WizardAnswers } from "#domain/wizard.ts";
import { caption, counts, scale, scene } from "./AllTimeScale.css.ts";

/** The scale of all time, with what the entry will earn as soon as that is known. From home it costs no request. */
export function AllTimeScale({ answers }: { answers: WizardAnswers }) {
  const { viewer } = useLazyLoadQuery<AllTimeScaleQuery>(
    graphql`
      query AllTimeScaleQuery {
        viewer @required(action: THROW) {
          balances {
            all {
              gold
              coal
              rawCoal
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const entry = entryFrom(answers);
  const earned = entry ? karmaFor(entry) : { gold: 0, coal: 0 };
  const { gold, coal, rawCoal } = viewer.balances.all;
  const all = { gold, coal };
  const balance = balanceAfter({ gold, coal: rawCoal }, earned);

  return (
    <div className={scene}>
      <Land sun="translate(742 116)" />
      <p className={caption}>{entry ? "All Time, this entry included" : "All Time"}</p>
      {/* The counts say it; what will be earned is not on the scale of home yet. */}
      <div className={scale} aria-hidden="true">
        {entry ? (
          <Earned key={`${earned.gold} ${earned.coal}`} before={all} after={balance} />
        ) : (
          <BalanceScale {...all} />
        )}
      </div>
      <div className={counts}>
        <KarmaCounts {...balance} />
      </div>
    </div>
  );
}

/** Falls into the pans. */
function Earned({ before, after }: { before: Karma; after: Karma }) {
  const [hasLanded, setHasLanded] = useState(false);
  return <BalanceScale {...after} earning={{ before, hasLanded, onLanding: () => setHasLanded(true) }} />;
}
