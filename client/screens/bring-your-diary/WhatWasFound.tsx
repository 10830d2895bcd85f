import { useState } from "react";
import { useAway } from "#client/data/relay/connected.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { broughtBy, type Choice } from "./asking/asked.ts";
import { AskedLines } from "./asking/AskedLines.tsx";
import { HereLines } from "./HereLines.tsx";
import type { Bringing } from "./bringing.ts";
import { countedWords, type Stage } from "./stage.ts";
import { counted } from "../_archive/counted.ts";
import { Halted } from "./Halted.tsx";
import { ProgressPath } from "../_archive/ProgressPath.tsx";
import type { Found } from "./reading.ts";
import { RefusedLines } from "./RefusedLines.tsx";
import { StepCard } from "./StepCard.tsx";
import { aside, leader, leftOut, number, row, rows } from "./WhatWasFound.css.ts";

interface WhatWasFoundProps {
  bringing: Bringing;
  stage: Extract<Stage, { step: "check" | "found" }>;
  takesFocus: boolean;
}

/** What the file holds, and after the dry run what of it is new. */
export function WhatWasFound({ bringing, stage, takesFocus }: WhatWasFoundProps) {
  const { found } = stage;

  return (
    <StepCard title="What was found" takesFocus={takesFocus}>
      <Counts found={found} />
      {stage.step === "check" ? (
        <>
          <ProgressPath
            label="Comparing with your diary"
            done={stage.tally.lines}
            of={found.lines}
            {...(stage.halted === undefined ? { note: "Comparing with your diary." } : {})}
          />
          {stage.halted !== undefined && <Halted reason={stage.halted} onGoOn={bringing.goOn} />}
        </>
      ) : (
        <Checked bringing={bringing} stage={stage} />
      )}
    </StepCard>
  );
}

function Counts({ found }: { found: Found }) {
  const { counts, words, tags, days, first, last, importId } = found;
  const isElsewhere = importId !== undefined;
  const shown = [
    // No other app knows them.
    ...(isElsewhere ? [] : [["Actions and events", counts.actions] as const]),
    ...(isElsewhere && counts.moods === 0 ? [] : [["Moods", counts.moods] as const]),
    ...(isElsewhere && counts.pages === 0 ? [] : [["Journal entries", counts.pages] as const]),
    ["Days", days],
    ...(tags > 0 && isElsewhere ? [["Tags", tags] as const] : []),
    ...(words > 0 ? [["Tags and own moods", words] as const] : []),
  ] as const;

  return (
    <div>
      <dl className={rows}>
        {shown.map(([name, count]) => (
          <div key={name} className={row}>
            <dt>{name}</dt>
            <span className={leader} aria-hidden="true" />
            <dd className={number}>{counted(count)}</dd>
          </div>
        ))}
      </dl>
      {first && last && (
        <Text tone="soft" size="small">
          From {shortNameOfDay(first)} to {shortNameOfDay(last)}.
        </Text>
      )}
    </div>
  );
}

interface CheckedProps extends Pick<WhatWasFoundProps, "bringing"> {
  stage: Extract<Stage, { step: "found" }>;
}

function Checked({ bringing, stage }: CheckedProps) {
  const away = useAway();
  const { found, check, here, asked } = stage;
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const changed = asked.filter(({ isChanged }) => isChanged).length;
  const { newWords } = check;
  const alreadyHere = check.alreadyHere - changed;
  const saved = check.saved - (asked.length - changed) + broughtBy(asked, chosen);
  const isChosen = chosen.size === asked.length;

  const bring = () => {
    setIsAsking(!isChosen);
    if (isChosen) bringing.bring(chosen);
  };

  return (
    <>
      <div className={aside}>
        {alreadyHere > 0 && (
          <HereLines
            lines={here}
            more={alreadyHere - here.length}
            text={
              check.saved === 0 && check.refused === 0 && changed === 0
                ? `All ${newWords > 0 ? "entries" : "of them"} are here already, and stay as they are.`
                : `${counted(alreadyHere, "entry is", "entries are")} here already, and ${alreadyHere === 1 ? "stays as it is" : "stay as they are"}.`
            }
          />
        )}
        {newWords > 0 && <Text>{countedWords(newWords, [" is", " are"])} new.</Text>}
        <RefusedLines {...check} tense="will" />
      </div>
      {asked.length > 0 && (
        <AskedLines
          asked={asked}
          chosen={chosen}
          isAsking={isAsking && !isChosen}
          onChoose={(more) => setChosen(new Map([...chosen, ...more]))}
        />
      )}
      {(found.leftOut.length > 0 || found.importId !== undefined) && (
        <ul className={leftOut}>
          {found.leftOut.map(({ what, why, example }) => (
            <li key={what}>
              <b>{what}.</b> {why}
              {example !== undefined && (
                <>
                  {" "}
                  Example: “<bdi>{example}</bdi>”
                </>
              )}
            </li>
          ))}
          <li>
            {found.importId === undefined ? (
              <>
                <b>Karma</b> is counted again, by the rules that applied when each entry was saved.
              </>
            ) : (
              <>
                <b>Karma.</b> Entries from another app earn none, so your balance stays as it is.
              </>
            )}
          </li>
        </ul>
      )}
      <Row>
        {(saved > 0 || newWords > 0 || !isChosen) && (
          <Button busy={away} onClick={bring}>
            Bring in{" "}
            {saved > 0 ? counted(saved, "entry", "entries") : newWords > 0 ? countedWords(newWords) : "what you chose"}
          </Button>
        )}
        <Button variant="line" onClick={bringing.startOver}>
          Choose another file
        </Button>
      </Row>
    </>
  );
}
