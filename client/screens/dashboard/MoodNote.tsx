import { useId, useRef } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { asEnum } from "#domain/enums.ts";
import { EntryText } from "../_entries/EntryTexts.tsx";
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
        <EntryText ref={field} kind="mood" name="note" values={draft} onChange={change} errorAt={errorAt} />
      </Form>
    </Dialog>
  );
}
