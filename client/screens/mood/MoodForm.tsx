import type { EntryForm } from "../_entries/useEntryForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dock } from "../_entries/Dock.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { useBeside } from "#client/ui/layout/useWide.ts";
import { EntryTags } from "../_tags/EntryTags.tsx";
import { WhenField } from "../_entries/WhenField.tsx";
import { asEnum } from "#domain/enums.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { hasWords } from "#domain/entries/values.ts";
import { weatherOf } from "#domain/weathers.ts";
import { MoodFields } from "../_entries/MoodFields.tsx";
import { again, end, form as formStyle } from "../_entries/MoodFields.css.ts";
import type { MoodValues } from "../_entries/values.ts";
import { useWaitingFace } from "../_entries/useWaitingFace.ts";

export function MoodForm({ form }: { form: EntryForm<MoodValues> }) {
  const { ref, draft, change, when, errorAt, canSave, isSaving, save, isStarted, startOver } = form;
  const { value } = draft;
  const isBeside = useBeside();
  const faceOf = useWaitingFace();
  const face = value ? faceOf({ ...draft, value: asEnum(value) }) : undefined;
  const submit = (
    <Button type="submit" wide disabled={!canSave} busy={isSaving} busyLabel="Saving...">
      Save Mood
    </Button>
  );

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      look={formStyle}
      end={
        <div className={end}>
          {isBeside ? (
            submit
          ) : (
            <Dock answer={value && face && <Emoji symbol={face.emoji} size="medium" weather={weatherOf(value)} />}>
              {submit}
            </Dock>
          )}
          {/* Not beside the long title: the title would wrap and the faces would move. */}
          <div className={again}>
            {isStarted && <StartOver asks={hasWords(moodKind, draft)} onStartOver={startOver} />}
          </div>
        </div>
      }
    >
      <MoodFields values={draft} onChange={change} errorAt={errorAt}>
        <WhenField label="When did you feel this?" {...when} />
        <EntryTags tags={draft.tags} onChange={change} errorAt={errorAt} />
      </MoodFields>
    </Form>
  );
}
