import { createElement, useContext, useRef, useState, type ReactNode, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { useShell } from "#client/chrome/session/shell.ts";
import { newClientId, useDraft } from "#client/platform/drafts.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { knownZone } from "#client/platform/zones.ts";
import { useWaitingEdit } from "#client/data/entries/outbox.ts";
import type { EntryInputs, EntryKind } from "#client/data/entries/saveEntry.ts";
import { editOrStore } from "#client/data/entries/storeEdit.ts";
import type { Refused } from "#client/data/relay/useSubmit.ts";
import type { EntryEdit, OtherVersion } from "#client/data/entries/waitingItem.ts";
import { clock } from "#client/platform/clock.ts";
import { storedWords } from "#client/screens/_entries/useEntryForm.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { instantIn, minuteIn } from "#domain/clocks.ts";
import { whenProblem } from "#domain/days.ts";
import { LeavingContext } from "../memory/listMemory.ts";

interface Edited {
  id: string;
  version: string;
  occurredAt: string;
  timeZone: string;
  createdAt: string;
  editedAt?: string | null | undefined;
}

/** What differs between the editors. */
interface EditorOf<Kind extends EntryKind, Entry extends Edited, Values extends object> {
  kind: Kind;
  /** The values of the form, from the entry, or from the input of an edit that waits. */
  valuesOf: (content: Entry) => Values;
  saved: ToastMessage;
  failed: (reason?: string) => ToastMessage;
}

/** What the parts of an edit read, whatever the kind of its entry. */
export interface Editor {
  form: RefObject<HTMLFormElement | null>;
  /** In which the entry was written. */
  zone: string;
  values: { when: string };
  change: (changed: { when: string }) => void;
  errorAt: (field: string) => string | undefined;
  isChanged: boolean;
  isSaving: boolean;
  /** Shows the saved version, and keeps the changes for `bringBack` until another change. */
  takeBack: () => void;
  bringBack: () => void;
  wasTakenBack: boolean;
  /** The question which of two versions to keep, where there are two. */
  comparison: ReactNode;
}

/** Shared by all entry editors: the draft of the changes, the time, the errors and the save. */
export function useEditor<Kind extends EntryKind, Entry extends Edited, Values extends object>(
  entry: Entry,
  { kind, valuesOf, saved, failed }: EditorOf<Kind, Entry, Values>,
  onDone: () => void,
) {
  const { epoch } = useShell();
  const leavingRef = useContext(LeavingContext);
  const form = useRef<HTMLFormElement>(null);
  const { point, clear, errorAt } = useProblem(form);
  const { zone, stored, draft: version, ...opened } = useOpenedEntry(entry, valuesOf);
  const [empty] = useState({ version, values: stored });
  const [kept, keep, forget] = useDraft(editDraftOf(entry.id), empty);
  // A draft of an older version would undo later changes.
  const values = kept.version === version ? { ...stored, ...kept.values } : stored;

  const show = (shown: typeof values) => {
    clear();
    keep({ version, values: shown });
    if (shown === stored) forget();
  };
  const { forgetTaken, ...wayBack } = useWayBack(values, stored, show);

  const finish = () => {
    forget();
    onDone();
  };
  const { send, ...sending } = useSending({ failed, onRefused: point, onDone: finish, waitingId: opened.waitingId });

  return {
    form,
    zone,
    values,
    errorAt,
    ...sending,
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    ...wayBack,
    change: (changed: Partial<Values & { when: string }>) => {
      forgetTaken();
      show({ ...values, ...changed });
    },
    /**
     * Sends the changes, with a time only if one was chosen: editing alone moves no entry. `changesLists` if the entry
     * enters or leaves lists for another reason.
     */
    save: (input: EntryInputs[Kind], { changesLists = false, words = saved } = {}) => {
      const chosen = values.when === stored.when ? undefined : instantIn(zone, values.when);
      const message = chosen && whenProblem(chosen, new Date(clock.now()));
      if (message) return point({ field: "occurredAt", message });

      const occurredAt = chosen?.toISOString() ?? opened.occurredAt;
      const moves = occurredAt !== undefined || changesLists;
      if (moves) leavingRef.current = entry.id;
      const edit = {
        kind,
        input: occurredAt === undefined ? input : { ...input, occurredAt },
        pressed: { clientId: opened.clientId, epoch, occurredAt: entry.occurredAt, timeZone: entry.timeZone },
        edit: { id: entry.id, base: opened.base, changedAt: new Date(clock.now()).toISOString(), changesLists: moves },
      };
      void send(edit, words);
    },
  };
}

/** The way from the changes to the saved version, and from there to the changes again until the next change. */
function useWayBack<Values>(values: Values, stored: Values, show: (values: Values) => void) {
  const [taken, setTaken] = useState<Values>();

  return {
    wasTakenBack: taken !== undefined,
    takeBack: () => {
      setTaken(values);
      show(stored);
    },
    bringBack: () => {
      setTaken(undefined);
      if (taken) show(taken);
    },
    forgetTaken: () => setTaken(undefined),
  };
}

/**
 * The entry as it was when the editor opened, with the edit that waits on this device. News of another device must not
 * change what is being edited.
 */
function useOpenedEntry<Entry extends Edited, Values extends object>(
  entry: Entry,
  valuesOf: (content: Entry) => Values,
) {
  const waiting = useWaitingEdit(entry.id);
  const [opened] = useState(() => {
    const zone = knownZone(entry.timeZone);
    const content = { ...entry, ...waiting?.input } as Entry;
    const when = minuteIn(zone, new Date(content.occurredAt));
    return {
      zone,
      stored: { ...valuesOf(content), when },
      draft: waiting?.edit.changedAt ?? entry.editedAt ?? entry.createdAt,
      base: waiting?.edit.base ?? entry.version,
      clientId: waiting?.pressed.clientId ?? newClientId(),
      /** The time to which the waiting edit moves the entry. */
      occurredAt: (waiting?.input as { occurredAt?: string } | undefined)?.occurredAt,
      waitingId: waiting?.id,
    };
  });
  return opened;
}

interface SendingOptions {
  failed: (reason?: string) => ToastMessage;
  onRefused: (refusal: Refused) => void;
  onDone: () => void;
  /** The waiting edit that this one replaces. */
  waitingId: number | undefined;
}

/** Sends an edit, or stores it, and asks which version to keep if there are two. */
function useSending({ failed, onRefused, onDone, waitingId }: SendingOptions) {
  const environment = useRelayEnvironment();
  const comparison = useOpened();
  const [isSaving, setIsSaving] = useState(false);

  const compare = (edit: EntryEdit, other: OtherVersion) =>
    comparison.open(async () => {
      const { TwoVersions } = await import("#client/screens/_waiting/TwoVersions.tsx");
      return (props) => createElement(TwoVersions, { ...props, edit, other, waitingId, onDone });
    });
  const send = async (edit: EntryEdit, words: ToastMessage) => {
    setIsSaving(true);
    try {
      const { refusal, other, isWaiting } = await editOrStore(environment, edit, waitingId);
      if (other) await compare(edit, other);
      else if (refusal) {
        toasts.show({ ...failed(refusal.message), tone: "destructive" });
        onRefused(refusal);
      } else {
        toasts.show(isWaiting ? storedWords() : words);
        onDone();
      }
    } catch (error) {
      toasts.show({ ...failed(serverReasonIn(error)), tone: "destructive" });
    }
    setIsSaving(false);
  };
  return { send, isSaving, comparison: comparison.drawn };
}

/** The draft key of an entry's changes. */
export function editDraftOf(id: string): string {
  return `edit.${id}`;
}
