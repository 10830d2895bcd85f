import { useId, useRef } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { textLimits } from "#domain/limits.ts";
import { asEnum } from "#domain/enums.ts";
import { moodEntry } from "../_entries/moodEntry.ts";
import { useEntryForm, type SavedEntry } from "../_entries/useEntryForm.ts";
import { useWaitingFace } from "../_entries/useWaitingFace.ts";
import { noteDraftOf, type NoteDraft } from "./moodNoteDraft.ts";

interface MoodNoteProps extends OpenedProps {
  of: NoteDraft;
  onSaved: (saved: SavedEntry) => void;
}

/** Adds a note to a mood that was logged with one press. What is typed is kept until it is saved. */
export function MoodNote({ of: begun, open, onClose, onSaved }: MoodNoteProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useEntryForm({ ...moodEntry, draftKey: noteDraftOf(begun.clientId) }, (saved) => {
    onSaved(saved);
    onClose();
  });
  const { ref, draft, change, errorAt, isSaving, save, reset } = form;
  const face = useWaitingFace()({ ...draft, value: asEnum(draft.value ?? "calm") });
  const isEmpty = draft.note.trim() === "";

  const close = () => {
    if (isEmpty) reset();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={face ? `${face.emoji} ${face.label}` : "Journal note"}
      initialFocus={field}
      actions={
        <>
          <Button variant="line" onClick={close} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" form={id} disabled={isEmpty} busy={isSaving} busyLabel="Saving...">
            Save Note
          </Button>
        </>
      }
    >
      <Form ref={ref} id={id} onSubmit={save} busy={isSaving}>
        <TextArea
          ref={field}
          name="note"
          label="Journal note"
          placeholder="Optional: Share what's influencing your mood today..."
          rows={4}
          maxLength={textLimits.note}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={errorAt("note")}
        />
      </Form>
    </Dialog>
  );
}
