import { useContext, useState } from "react";
import { knownZone } from "#client/platform/zones.ts";
import { instantIn, minuteIn } from "#domain/clocks.ts";
import { whenProblem } from "#domain/days.ts";
import type { FieldProblem } from "./journalDraft.ts";
import { ListContext } from "./listContext.ts";
import { useEditDraft } from "./useEditDraft.ts";

/** What an editor knows of any entry. */
interface Edited {
  id: string;
  occurredAt: string;
  timeZone: string;
  createdAt: string;
  editedAt?: string | null | undefined;
}

/**
 * What the editors of all kinds of entry have in common: a draft, the time, and the words at a field that cannot stand.
 *
 * @param stored What the entry says, beside its time.
 * @param onClose Closes the editor.
 */
export function useEditor<Stored extends object>(entry: Edited, stored: Stored, onClose: () => void) {
  const { leaving } = useContext(ListContext);
  const zone = knownZone(entry.timeZone);
  const when = minuteIn(zone, new Date(entry.occurredAt));
  const { values, change, forget, isChanged } = useEditDraft(entry.id, entry.editedAt ?? entry.createdAt, {
    ...stored,
    when,
  });
  const [problem, setProblem] = useState<FieldProblem>();

  function point(form: HTMLFormElement, { field, message }: { field?: string | null | undefined; message: string }) {
    // What is about no field has been said in a toast.
    if (!field) return;
    setProblem({ field, message });
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  return {
    values,
    isChanged,
    edit: (changed: Partial<Stored & { when: string }>) => {
      setProblem(undefined);
      change(changed);
    },
    /** It is saved, or given up. */
    finish: () => {
      forget();
      onClose();
    },
    /** Says at its field why something cannot stand. */
    point,
    errorAt: (field: string) => (problem?.field === field ? problem.message : undefined),
    /**
     * The time to send, which is none where it was left alone: an edit moves no entry by itself, not even by its seconds.
     * Undefined for a time that cannot be, once it has said so.
     */
    timeIn: (form: HTMLFormElement): { occurredAt?: string } | undefined => {
      if (values.when === when) return {};
      const instant = instantIn(zone, values.when);
      const message = whenProblem(instant, new Date());
      if (message === undefined) return { occurredAt: instant.toISOString() };
      point(form, { field: "occurredAt", message });
      return undefined;
    },
    /** The entry is about to take another place in the list. */
    moves: () => leaving(entry.id),
  };
}
