import { keyOf } from "../_held/heldThings.ts";
import { UndoStrip } from "../_held/UndoStrip.tsx";
import { useHeld } from "../_held/useHeld.ts";

/** In place of a day that was just put away, with Undo. */
export function PutAwayStrip({ date }: { date: string }) {
  const key = keyOf({ kind: "day", id: date });
  const held = useHeld(key);

  return (
    held && (
      <UndoStrip
        heldKey={key}
        state={held.state}
        title="This day is put away."
        texts={{ waits: "It is no longer shown here, and stays in your journal." }}
      />
    )
  );
}
