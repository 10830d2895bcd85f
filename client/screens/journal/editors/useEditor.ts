import { useContext, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useDraft } from "#client/platform/drafts.ts";
import { knownZone } from "#client/platform/zones.ts";
import type { Refused } from "#client/data/useSubmit.ts";
import { noteMoved, noteWritten } from "#client/data/written.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { instantIn, minuteIn } from "#domain/clocks.ts";
import { whenProblem } from "#domain/days.ts";
import { ListContext } from "../memory/listMemory.ts";

interface Edited {
  id: string;
  occurredAt: string;
  timeZone: string;
  createdAt: string;
  editedAt?: string | null | undefined;
}

interface Ending {
  onSaved: () => void;
  onRefused: (refusal: Refused) => void;
}

/** What the editors of all kinds of entry share: a draft of the changes, the time, and what is wrong with a field. */
export function useEditor<Said extends object>(entry: Edited, said: Said, onClose: () => void) {
  const environment = useRelayEnvironment();
  const { passFocusOn } = useContext(ListContext);
  const form = useRef<HTMLFormElement>(null);
  const { point, clear, errorAt } = useProblem(form);

  const zone = knownZone(entry.timeZone);
  const stored = { ...said, when: minuteIn(zone, new Date(entry.occurredAt)) };
  const version = entry.editedAt ?? entry.createdAt;
  const [empty] = useState({ version, values: stored });
  const [kept, keep, forget] = useDraft(editDraftOf(entry.id), empty);
  // A draft of an older version would undo what was changed since.
  const values = kept.version === version ? { ...stored, ...kept.values } : stored;

  const finish = () => {
    forget();
    onClose();
  };

  return {
    form,
    zone,
    values,
    errorAt,
    finish,
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    change: (changed: Partial<Said & { when: string }>) => {
      clear();
      keep({ version, values: { ...values, ...changed } });
    },
    /**
     * Calls `send` with the entry's id, and with a time only where another one was chosen: an edit moves no entry by itself.
     * `changesLists`: it leaves or enters lists for another reason than its time.
     */
    save: (send: (what: { id: string; occurredAt?: string }, ending: Ending) => void, changesLists = false) => {
      const chosen = values.when === stored.when ? undefined : instantIn(zone, values.when);
      const message = chosen && whenProblem(chosen, new Date());
      if (message) return point({ field: "occurredAt", message });

      const moves = chosen !== undefined || changesLists;
      if (moves) passFocusOn(entry.id);
      send(chosen ? { id: entry.id, occurredAt: chosen.toISOString() } : { id: entry.id }, {
        onSaved: () => {
          noteWritten(environment);
          if (moves) noteMoved(environment);
          finish();
        },
        onRefused: point,
      });
    },
  };
}

/** What the draft of an entry's changes is kept under. */
export function editDraftOf(id: string): string {
  return `edit.${id}`;
}
