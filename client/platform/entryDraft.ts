import { useEffect, useRef, useState, type RefObject } from "react";
import { finish, newClientId, useDraft } from "./drafts.ts";

/** What every new entry's form stores besides its answers (docs/rules.md, Drafts). */
export interface EntryDraft {
  /** Created when the form opens, so a retry counts as the same save. */
  clientId: string;
  /** The account's epoch when the form opened. */
  epoch: number;
  /** In the format of a datetime-local field. Null means "Just now". */
  when: string | null;
  /** When Save was first pressed, of an entry that waited on this device. The server may have it since. */
  pressedAt?: string;
}

/** Keeps the draft of a new entry until it is saved. Starting over focuses the form's first control. */
export function useEntryDraft<Answers extends object>(
  key: string,
  fresh: Answers,
  epoch: number,
  form: RefObject<HTMLFormElement | null>,
) {
  const opened = () => ({ ...fresh, clientId: newClientId(), epoch, when: null });
  const [empty] = useState<Answers & EntryDraft>(opened);
  const [draft, keep, clear] = useDraft(key, empty);
  const current = useRef(draft);
  const [startsOver, setStartsOver] = useState(0);

  useEffect(() => {
    current.current = draft;
  }, [draft]);

  useEffect(() => {
    const first = form.current?.elements[0];
    if (startsOver > 0 && first instanceof HTMLElement) first.focus();
  }, [startsOver, form]);

  const reset = () => {
    keep(opened());
    clear();
  };
  return {
    draft,
    /** Whether the person has chosen or written anything. */
    isStarted: answersIn(draft) !== answersIn(empty),
    change: (changed: Partial<Answers> | Partial<EntryDraft>) => keep({ ...draft, ...changed }),
    /** Deletes the draft of a save that is done. Resolves when it cannot come back. */
    forget: () => finish(key, current.current.clientId),
    /** Gives the next attempt a new client id, so it counts as another save. */
    renew: () => keep({ ...current.current, clientId: newClientId(), epoch }),
    /** Empties the form for another entry. */
    reset,
    startOver: () => {
      reset();
      setStartsOver(startsOver + 1);
    },
  };
}

function answersIn(draft: EntryDraft): string {
  return JSON.stringify({ ...draft, clientId: null, epoch: null });
}
