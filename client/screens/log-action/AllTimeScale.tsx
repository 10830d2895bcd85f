import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { AllTimeScale_viewer$key } from "#client/__generated__/AllTimeScale_viewer.graphql.ts";
import { Land } from "#client/pictures/Land.tsx";
import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { KarmaCounts } from "#client/ui/display/KarmaCounts.tsx";
import { balanceAfter } from "#domain/balance.ts";
import { karmaFor, type Karma } from "#domain/karma.ts";
import { entryFrom, type WizardAnswers } from "#domain/wizard.ts";
import { caption, counts, scale, scene } from "./AllTimeScale.css.ts";

interface AllTimeScaleProps {
  viewer: AllTimeScale_viewer$key;
  answers: WizardAnswers;
}

/** The all-time scale, with the entry's karma once it is known. Coming from home, its numbers are in the store. */
export function AllTimeScale({ viewer, answers }: AllTimeScaleProps) {
  const { balances } = useFragment(
    graphql`
      fragment AllTimeScale_viewer on Viewer {
        balances {
          all {
            gold
            coal
            rawCoal
          }
        }
      }
    `,
    viewer,
  );
  const entry = entryFrom(answers);
  const earned = entry ? karmaFor(entry) : { gold: 0, coal: 0 };
  const { gold, coal, rawCoal } = balances.all;
  const all = { gold, coal };
  const balance = balanceAfter({ gold, coal: rawCoal }, earned);

  return (
    <div className={scene}>
      <Land sun="translate(742 116)" />
      <p className={caption}>{entry ? "All Time, this entry included" : "All Time"}</p>
      {/* Screen readers get the counts instead; home's scale does not include the entry yet. */}
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
