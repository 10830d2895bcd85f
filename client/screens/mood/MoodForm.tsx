import type { EntryForm } from "#client/relay/useEntryForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Card } from "#client/ui/Card.tsx";
import { Form } from "#client/ui/Form.tsx";
import { RadioGrid } from "#client/ui/RadioGrid.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { TextArea } from "#client/ui/TextArea.tsx";
import { WhenField } from "#client/ui/WhenField.tsx";
import { textLimits } from "#domain/limits.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import type { MoodSaid } from "./moodEntry.ts";

export function MoodForm({ form }: { form: EntryForm<MoodSaid> }) {
  const { ref, draft, change, when, errorAt, canSave, isSaving, save } = form;

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      end={
        <Button type="submit" wide disabled={!canSave} busy={isSaving} busyLabel="Saving...">
          Save Mood
        </Button>
      }
    >
      <Card>
        <RadioGrid
          label="Choose your mood"
          labelLook="title"
          columns={6}
          options={options}
          value={draft.value ?? undefined}
          onChange={(value) => change({ value })}
          error={errorAt("value")}
        />
      </Card>
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

const options = moods.map((value) => ({ value, ...moodFaces[value] }));
