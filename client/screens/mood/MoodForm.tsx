import type { EntryForm } from "../_entries/useEntryForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { later } from "#client/ui/motion/later.ts";
import { Dock } from "../_entries/Dock.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { useWide } from "#client/ui/layout/useWide.ts";
import { EntryTexts } from "../_entries/EntryTexts.tsx";
import { EntryTags } from "../_tags/EntryTags.tsx";
import { WhenField } from "../_entries/WhenField.tsx";
import { asEnum } from "#domain/enums.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { hasWords } from "#domain/entries/values.ts";
import { weatherOf } from "#domain/weathers.ts";
import { MoodChoice } from "../_entries/MoodChoice.tsx";
import { again, answerPlace, end, moodCard, words } from "./MoodForm.css.ts";
import type { MoodValues } from "../_entries/values.ts";
import { useWaitingFace } from "../_entries/useWaitingFace.ts";

const MoodAnswer = later(async () => (await import("./MoodAnswer.tsx")).MoodAnswer, { when: "loaded" });

export function MoodForm({ form }: { form: EntryForm<MoodValues> }) {
  const { ref, draft, change, when, errorAt, canSave, isSaving, save, isStarted, startOver } = form;
  const { value } = draft;
  const isWide = useWide();
  const faceOf = useWaitingFace();
  const face = value ? faceOf({ ...draft, value: asEnum(value) }) : undefined;

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      columns
      end={
        <div className={end}>
          <Dock answer={value && face && <Emoji symbol={face.emoji} size="medium" weather={weatherOf(value)} />}>
            <Button type="submit" wide disabled={!canSave} busy={isSaving} busyLabel="Saving...">
              Save Mood
            </Button>
          </Dock>
          {/* Not beside the long title: the title would wrap and the faces would move. */}
          <div className={again}>
            {isStarted && <StartOver asks={hasWords(moodKind, draft)} onStartOver={startOver} />}
          </div>
        </div>
      }
    >
      <div className={moodCard}>
        <MoodChoice
          value={value}
          ownMoodId={draft.ownMoodId}
          onChange={(chosen) => change({ ...chosen, ...(chosen.value === value ? {} : { finerWord: undefined }) })}
          error={errorAt("value")}
        />
      </div>
      {isWide && (
        <div className={answerPlace}>
          <MoodAnswer mood={value} face={face} />
        </div>
      )}
      <div className={words}>
        <Stack>
          <EntryTexts kind="mood" values={draft} onChange={change} errorAt={errorAt} />
          <WhenField label="When did you feel this?" {...when} />
          <EntryTags tags={draft.tags} onChange={change} errorAt={errorAt} />
        </Stack>
      </div>
    </Form>
  );
}
