import { useState } from "react";
import { keepDraft } from "#client/platform/drafts.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { asEnum } from "#domain/enums.ts";
import { changeOffer } from "../_entries/finerOffer.ts";
import { useWaitingFace } from "../_entries/useWaitingFace.ts";
import { sendHeldNow, undoHeld } from "../_held/held.ts";
import type { HeldMood } from "../_held/heldThings.ts";
import { useHeld } from "../_held/useHeld.ts";
import { noNote, noteDraftOf, notesBegun, type NoteDraft } from "./moodNoteDraft.ts";
import { add, begun as begunStyle, note as noteStyle } from "./NoteLine.css.ts";

interface NoteLineProps {
  /** The beginning of the mood's note. */
  note: string | undefined;
  /** Whether it says nothing of a note that is not there. */
  isQuiet: boolean;
}

/** The note on the current mood, or the way to add one to a mood that was just chosen. */
export function NoteLine({ note, isQuiet }: NoteLineProps) {
  const waiting = useHeld("mood");
  const faceOf = useWaitingFace();
  const { drawn, open } = useOpened();
  const [[begun], setBegun] = useState(notesBegun);
  const chosen = waiting?.held.kind === "mood" && waiting.state !== "sends" ? waiting.held : undefined;

  const write = (draft: NoteDraft) =>
    void open(async () => {
      const { MoodNote } = await import("./MoodNote.tsx");
      return ({ onClose, ...props }) => (
        <MoodNote
          of={draft}
          onClose={() => {
            onClose();
            setBegun(notesBegun());
          }}
          // The note has brought the mood along, where that had failed by itself.
          onSaved={({ entryId }) => {
            undoHeld("mood");
            changeOffer(draft.clientId, { place: entryId === undefined ? "device" : { entryId } });
          }}
          {...props}
        />
      );
    });
  const addNote = ({ value, own, finerWord, tags, pressed: { clientId, epoch: since } }: HeldMood) => {
    const draft = { ...noNote, value, ownMoodId: own?.id, finerWord, tags, clientId, epoch: since };
    keepDraft(noteDraftOf(clientId), draft);
    sendHeldNow("mood");
    write(draft);
  };

  return (
    <>
      {chosen && !isQuiet ? (
        <button type="button" className={add} onClick={() => addNote(chosen)}>
          Add a note
        </button>
      ) : (
        (note || !isQuiet) && (
          <p className={noteStyle} dir="auto">
            {note ?? "No note yet"}
          </p>
        )
      )}
      {begun?.value && (
        <p className={begunStyle}>
          You started a note on {faceOf({ ...begun, value: asEnum(begun.value) })?.label}.
          <Button variant="quiet" size="small" onClick={() => write(begun)}>
            Continue
          </Button>
        </p>
      )}
      {drawn}
    </>
  );
}
