import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { useAway } from "#client/data/relay/connected.ts";
import { BringScene } from "#client/pictures/BringScene.tsx";
import { awayText, Button, buttonClass } from "#client/ui/controls/Button.tsx";
import { reason } from "#client/ui/controls/Button.css.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { FieldError } from "#client/ui/fields/Field.tsx";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { Row, Stack } from "#client/ui/layout/Stack.tsx";
import { counted } from "../_archive/counted.ts";
import { choice, drop, isAway, isOver as isOverStyle, note, over, picture, words } from "./ChooseFile.css.ts";
import type { Bringing } from "./bringing.ts";
import { NextFile } from "./NextFile.tsx";
import type { Stage } from "./stage.ts";
import { StepCard } from "./StepCard.tsx";
import { stoppedImports } from "./stopped.ts";

interface ChooseFileProps {
  bringing: Bringing;
  stage: Extract<Stage, { step: "choose" }>;
  takesFocus: boolean;
}

/** The first step: a file or several, chosen or dropped. */
export function ChooseFile({ bringing, stage, takesFocus }: ChooseFileProps) {
  const { problem, waiting } = stage;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  // What the file holds is compared with what the server has.
  const away = useAway();

  useEffect(() => {
    if (problem) input.current?.focus({ preventScroll: true });
  }, [problem]);
  useEffect(keepOtherDrops, []);

  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !away) bringing.choose([...files]);
  };
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is && !away);
  };

  return (
    <StepCard title="From a file" takesFocus={takesFocus && !problem}>
      <Text tone="soft">
        The file that “Take everything” gave you, or the export of another app. It is opened on this device first, and
        nothing is saved until you say so.
      </Text>
      {stoppedImports().map((stopped) => (
        <p key={stopped} className={note}>
          The import of {stopped}. Choose the same file to continue. Entries that are here already stay as they are.
        </p>
      ))}
      <div
        className={isOver ? `${drop} ${isOverStyle}` : drop}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <div className={picture}>
          <BringScene />
        </div>
        <div className={words}>
          <label className={`${buttonClass({})} ${choice} ${away ? isAway : ""}`}>
            <Icon name="paper" size={20} />
            <span>Choose a file {away && <span className={reason}>{awayText}</span>}</span>
            <input
              ref={input}
              className={over}
              type="file"
              multiple
              aria-describedby={problem ? `${id}-error` : `${id}-hint`}
              aria-invalid={problem ? true : undefined}
              aria-disabled={away ? true : undefined}
              onClick={(event) => away && event.preventDefault()}
              onChange={({ currentTarget }) => {
                take(currentTarget.files);
                // Allows choosing the same file again.
                currentTarget.value = "";
              }}
            />
          </label>
          <p id={`${id}-hint`} className={hintText}>
            or drop it here, or several: ZIP, .daylio, CSV, JSON, Markdown, an encrypted ZIP (.age) or entries.jsonl
          </p>
        </div>
      </div>
      {problem && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      )}
      {waiting && (
        <div className={note}>
          <Stack gap="tight">
            <Text>
              {counted(waiting.names.length, "file waits", "files wait")}: {waiting.names.join(", ")}
            </Text>
            <Row>
              <NextFile waiting={waiting} onNext={bringing.openNext} busy={away} />
              <Button variant="plain" size="small" onClick={bringing.leaveWaiting}>
                Leave {waiting.names.length === 1 ? "it" : "them"} out
              </Button>
            </Row>
          </Stack>
        </div>
      )}
      <Text tone="soft" size="small">
        Kindling reads the exports of Daylio, Day One, Apple Journal, How We Feel, Journiv, Journey, Bearable and
        Standard Notes, Markdown notes such as those of Obsidian and Logseq, and any table with dates.
      </Text>
    </StepCard>
  );
}

/** A file that is dropped beside the field would replace the page. */
function keepOtherDrops(): () => void {
  for (const name of dropping) window.addEventListener(name, keepPage);
  return () => {
    for (const name of dropping) window.removeEventListener(name, keepPage);
  };
}

const dropping = ["dragover", "drop"] as const;

function keepPage(event: Event): void {
  event.preventDefault();
}
