import { useEffect, useRef, useState, type FormEvent } from "react";
import { newClientId } from "#client/platform/drafts.ts";
import type { Refused } from "#client/relay/useSubmit.ts";
import { Button } from "#client/ui/Button.tsx";
import { Card } from "#client/ui/Card.tsx";
import { RadioGrid } from "#client/ui/RadioGrid.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { TextArea } from "#client/ui/TextArea.tsx";
import { WhenField } from "#client/ui/WhenField.tsx";
import { textLimits } from "#domain/limits.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { inputFrom, whenProblemIn, type MoodDraft } from "./moodDraft.ts";
import { useSaveMood } from "./useSaveMood.ts";

interface MoodFormProps {
  draft: MoodDraft;
  onChange: (draft: MoodDraft) => void;
  onSaved: () => void;
  /** The button that emptied the form has gone with what it emptied: the focus goes on to the first face. */
  focusFirst: boolean;
}

/** A face, and words for whoever has some. */
export function MoodForm({ draft, onChange, onSaved, focusFirst }: MoodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const [save, isSaving] = useSaveMood({ onSaved, onRefused: takeRefusal });

  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>("[role='radio']")?.focus();
  }, [focusFirst]);

  function change(changed: Partial<MoodDraft>) {
    setProblem(undefined);
    onChange({ ...draft, ...changed });
  }

  function takeRefusal({ code, field, message }: Refused) {
    // What an earlier try saved was deleted elsewhere since: the next try is a save of its own.
    if (code === "GONE") onChange({ ...draft, clientId: newClientId() });
    if (field) point({ field, message });
  }

  function point(found: { field: string; message: string }) {
    setProblem(found);
    const control = form.current?.elements.namedItem(found.field);
    if (control instanceof HTMLElement) control.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;

    const late = whenProblemIn(draft, new Date());
    if (late) return point({ field: "occurredAt", message: late });
    const input = inputFrom(draft);
    if (!input) return;

    button.current?.focus();
    save(input);
  }

  const errorAt = (field: string) => (problem?.field === field ? problem.message : undefined);

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        {/* What is being saved keeps still: words typed now would be on their way to nowhere. */}
        <div inert={isSaving}>
          <Stack>
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
                  counted={isNearlyFull(draft.journalTitle, textLimits.moodTitle)}
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
                  counted={isNearlyFull(draft.note, textLimits.note)}
                  value={draft.note}
                  onChange={(note) => change({ note })}
                  error={errorAt("note")}
                />
                <WhenField
                  label="When did you feel this?"
                  value={draft.when}
                  onChange={(when) => change({ when })}
                  error={errorAt("occurredAt")}
                />
              </Stack>
            </Card>
          </Stack>
        </div>
        <Button ref={button} type="submit" wide disabled={!draft.value} busy={isSaving} busyLabel="Saving...">
          Save Mood
        </Button>
      </Stack>
    </form>
  );
}

const options = moods.map((value) => ({ value, emoji: moodFaces[value].emoji, label: moodFaces[value].label }));

/** A counter that stands there from the start would only hurry people. */
function isNearlyFull(text: string, max: number): boolean {
  return text.length >= max * 0.8;
}
