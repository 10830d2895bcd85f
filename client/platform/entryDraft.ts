import { useEffect, useRef, useState, type RefObject } from "react";
import { newClientId, useDraft } from "./drafts.ts";

/** What the form of every new entry holds beside what is said in it. */
export interface EntryDraft {
  /** Made when the form opens: sent again, it is the same save. */
  clientId: string;
  /** The account's epoch when the form opened (design.md section 3). */
  epoch: number | undefined;
  /** As a datetime-local field has it. Null is "Just now". */
  when: string | null;
}

/**
 * The draft of a new entry, kept on the device until it is saved.
 *
 * @param fresh What an untouched form says.
 * @param form Whose first control takes the focus when somebody starts over, for the button that they pressed goes.
 */
export function useEntryDraft<Said extends object>(
  key: string,
  fresh: Said,
  epoch: number | undefined,
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

  return {
    draft,
    /** Whether something is chosen or written, so that there is something to start over from. */
    isStarted: wordsOf(draft) !== wordsOf(empty),
    change: (changed: Partial<Said & EntryDraft>) => keep({ ...draft, ...changed }),
    forget,
    /** The next try is a save of its own: what an earlier one saved was deleted since. */
    renew: () => keep({ ...current.current, clientId: newClientId(), epoch }),
    startOver: () => {
      keep(opened());
      forget();
      setStartsOver(startsOver + 1);
    },
  };
}

/** What is said, whichever save it belongs to. */
function wordsOf(draft: EntryDraft): string {
  return JSON.stringify({ ...draft, clientId: null, epoch: null });
}
