import { useId, useState } from "react";
import { ProgressStones } from "../_steps/ProgressStones.tsx";
import { Announcement } from "./Announcement.tsx";
import { Answered } from "./Answered.tsx";
import { useBringing, type Bringing } from "./bringing.ts";
import type { Stage } from "./stage.ts";
import { BringingIn } from "./BringingIn.tsx";
import { ChooseColumns } from "./ChooseColumns.tsx";
import { ChooseLetters } from "./ChooseLetters.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import { EarlierImports } from "./EarlierImports.tsx";
import { Done } from "./Done.tsx";
import { MatchWords } from "./MatchWords.tsx";
import { Opening } from "./Opening.tsx";
import { Unlock } from "./Unlock.tsx";
import { WhatWasFound } from "./WhatWasFound.tsx";

/** The steps from a file to the diary, one at a time. */
export function Steps() {
  const id = useId();
  const [bringing, stage] = useBringing();
  const place = places[stage.step];
  // The heading of the screen has the focus until a step is taken.
  const [firstStep] = useState(stage.step);
  const [hasMoved, setHasMoved] = useState(false);
  if (stage.step !== firstStep && !hasMoved) setHasMoved(true);

  return (
    <>
      <ProgressStones id={id} done={[1, 2, 3, 4].map((each) => each < place)} step={place} />
      <Announcement stage={stage} />
      <Answered stage={stage} onChange={bringing.startOver} />
      <Step bringing={bringing} stage={stage} takesFocus={hasMoved} />
      {stage.step === "choose" && <EarlierImports onTaken={bringing.startOver} />}
    </>
  );
}

/** The stone of each step. */
const places = { choose: 1, open: 1, unlock: 1, columns: 1, match: 2, check: 2, found: 2, bring: 3, done: 4 } as const;

interface StepProps {
  bringing: Bringing;
  stage: Stage;
  takesFocus: boolean;
}

function Step({ bringing, stage, takesFocus }: StepProps) {
  const { step } = stage;
  if (step === "choose") return <ChooseFile bringing={bringing} stage={stage} takesFocus={takesFocus} />;
  if (step === "open") return <Opening takesFocus={takesFocus} />;
  if (step === "unlock") return <Unlock problem={stage.problem} onUnlock={bringing.unlock} takesFocus={takesFocus} />;
  if (step === "bring") return <BringingIn bringing={bringing} stage={stage} takesFocus={takesFocus} />;
  if (step === "done")
    return <Done stage={stage} onStartOver={bringing.startOver} onNext={bringing.openNext} takesFocus={takesFocus} />;
  if (step === "columns") {
    const { letters } = stage.table;
    if (letters && letters.used === undefined)
      return <ChooseLetters letters={letters} onChoose={bringing.chooseLetters} takesFocus={takesFocus} />;
    return (
      <ChooseColumns
        table={stage.table}
        refusal={stage.problem}
        onChoose={bringing.chooseColumns}
        onChooseLetters={bringing.chooseLetters}
        takesFocus={takesFocus}
      />
    );
  }
  if (step === "match")
    return (
      <MatchWords
        matching={stage.matching}
        isWorking={stage.isWorking === true}
        onMatch={bringing.match}
        takesFocus={takesFocus}
      />
    );
  return <WhatWasFound bringing={bringing} stage={stage} takesFocus={takesFocus} />;
}
