import { ShelfScene } from "#client/pictures/ShelfScene.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { shortNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { dayPath } from "#domain/paths.ts";
import { countedWords, type Stage, type Tally } from "./stage.ts";
import { counted } from "../_archive/counted.ts";
import { buttons, from, picture } from "./Done.css.ts";
import { useImports } from "./imports.ts";
import { NextFile } from "./NextFile.tsx";
import { RefusedLines } from "./RefusedLines.tsx";
import { StepCard } from "./StepCard.tsx";
import { TakeBack } from "./TakeBack.tsx";

interface DoneProps {
  stage: Extract<Stage, { step: "done" }>;
  onStartOver: () => void;
  onNext: () => void;
  takesFocus: boolean;
}

/** All of the file was brought, but for what is said here. */
export function Done({ stage, onStartOver, onNext, takesFocus }: DoneProps) {
  const { found, tally } = stage;
  const { waiting } = stage.file;
  const { first } = found;
  const { saved } = tally;

  return (
    <StepCard title={tally.refused === 0 ? "It is all here" : "Your diary is here"} takesFocus={takesFocus}>
      <div className={picture}>
        <ShelfScene />
      </div>
      <Text>{sentencesOf(tally, first).join(" ")}</Text>
      <RefusedLines {...tally} tense="was" />
      {found.importId !== undefined && saved > 0 && (
        <BroughtFrom source={found.source} importId={found.importId} onTaken={onStartOver} />
      )}
      <div className={buttons}>
        {waiting && <NextFile waiting={waiting} onNext={onNext} />}
        {first && (
          <LinkButton to={dayPath(first)} {...(waiting ? { variant: "line" as const } : {})}>
            Read the first day
          </LinkButton>
        )}
        <Button variant="line" onClick={onStartOver}>
          Bring another file
        </Button>
      </div>
    </StepCard>
  );
}

/** What became of the entries, a sentence for each. */
function sentencesOf({ saved, newWords, alreadyHere, left }: Tally, first: LocalDate | undefined): string[] {
  const since = first ? `, from ${shortNameOfDay(first)} on` : "";
  return [
    ...(saved > 0 || newWords === 0 ? [`${counted(saved, "entry was", "entries were")} brought in${since}.`] : []),
    ...(newWords > 0 ? [`${countedWords(newWords, [" was", " were"])} brought in.`] : []),
    ...(alreadyHere > 0 ? [`${counted(alreadyHere, "entry was", "entries were")} here already.`] : []),
    ...(left > 0 ? [`${counted(left, "entry was left as it is", "entries were left as they are")} here.`] : []),
  ];
}

interface BroughtFromProps {
  source: string;
  importId: string;
  onTaken: () => void;
}

/** Names the import, which can be taken back as a whole. */
function BroughtFrom({ source, importId, onTaken }: BroughtFromProps) {
  const { imports = [], takeBack } = useImports();
  const brought = imports.find(({ id }) => id === importId);

  return (
    <div className={from}>
      <Text size="small">
        They came from {source}. If something looks wrong, you can take back the whole import, here or later on this
        screen.
      </Text>
      {brought && <TakeBack brought={brought} onTakeBack={takeBack} onTaken={onTaken} />}
    </div>
  );
}
