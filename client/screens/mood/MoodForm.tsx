import { Suspense } from "react";
import type { EntryForm } from "#client/relay/useEntryForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Card } from "#client/ui/Card.tsx";
import { dispensable } from "#client/ui/decoration.ts";
import { Dock } from "#client/ui/Dock.tsx";
import { Emoji } from "#client/ui/Emoji.tsx";
import { Form } from "#client/ui/Form.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { TextArea } from "#client/ui/TextArea.tsx";
import { useWide } from "#client/ui/useWide.ts";
import { WhenField } from "#client/ui/WhenField.tsx";
import { textLimits } from "#domain/limits.ts";
import { moodFaces } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { MoodChoice } from "./MoodChoice.tsx";
import { answerPlace, moodCard } from "./MoodForm.css.ts";
import type { MoodSaid } from "./moodEntry.ts";

const MoodAnswer = dispensable(async () => (await import("./MoodAnswer.tsx")).MoodAnswer);

export function MoodForm({ form }: { form: EntryForm<MoodSaid> }) {
  const { ref, draft, change, when, errorAt, canSave, isSaving, save } = form;
  const { value } = draft;
  const isWide = useWide();

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      columns
      end={
        <Dock answer={value && <Emoji symbol={moodFaces[value].emoji} size="medium" weather={weatherOf(value)} />}>
          <Button type="submit" wide disabled={!canSave} busy={isSaving} busyLabel="Saving...">
            Save Mood
          </Button>
        </Dock>
      }
    >
      <div className={moodCard}>
        <MoodChoice value={value} onChange={(chosen) => change({ value: chosen })} error={errorAt("value")} />
      </div>
      {isWide && (
        <div className={answerPlace}>
          <Suspense>
            <MoodAnswer mood={value} />
          </Suspense>
        </div>
      )}
      <Card>
        <Stack>
          <TextArea
            name="journalTitle"
            label="Journal entry title"
            placeholder="What would you like to call this journal entry?"
            rows={2}
            maxLength={textLimits.moodTitle}
            value={draft.journalTitle}
            onChange={(journalTitle) => change({ journalTitle })}
            error={errorAt("journalTitle")}
          />
          <TextArea
            name="note"
            label="Journal note"
            placeholder="Optional: Share what's influencing your mood today..."
            rows={4}
            maxLength={textLimits.note}
            value={draft.note}
            onChange={(note) => change({ note })}
            error={errorAt("note")}
          />
          <WhenField label="When did you feel this?" {...when} />
        </Stack>
      </Card>
    </Form>
  );
}
