import { useEffect, useRef, useState, type RefObject } from "react";
import { newClientId, useDraft } from "./drafts.ts";

/** What the form of every new entry holds beside what is said in it (docs/rules.md, Drafts). */
export interface EntryDraft {
  /** Made when the form opens: sent again, it is the same save. */
  clientId: string;
  /** The account's when the form opened. */
  epoch: number;
  /** As a datetime-local field has it; null is "Just now". */
  when: string | null;
}

/** The draft of a new entry, kept until it is saved. Starting over moves the focus to the first control of the form. */
export function useEntryDraft<Said extends object>(
  key: string,
  fresh: Said,
  epoch: number,
  form: RefObject<HTMLFormElement | null>,
) {
  const opened = () => ({ ...fresh, clientId: newClientId(), epoch, when: null });
  const [empty] = useState<Said & EntryDraft>(opened);
  const [draft, keep, forget] = useDraft(key, empty);
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
    forget();
  };
  return {
    draft,
    /** Whether anything is chosen or written. */
    isStarted: saidIn(draft) !== saidIn(empty),
    change: (changed: Partial<Said> | Partial<EntryDraft>) => keep({ ...draft, ...changed }),
    forget,
    /** Makes the next try a save of its own. */
    renew: () => keep({ ...current.current, clientId: newClientId(), epoch }),
    /** Empties the form, for something else. */
    reset,
    startOver: () => {
      reset();
      setStartsOver(startsOver + 1);
    },
  };
}

function saidIn(draft: EntryDraft): string {
  return JSON.stringify({ ...draft, clientId: null, epoch: null });
}
