import { useRef, useState, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { useEntryDraft, type EntryDraft } from "#client/platform/entryDraft.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { toasts, type ToastMessage } from "#client/ui/toasts.ts";
import { useProblem } from "#client/ui/useProblem.ts";
import { instantIn } from "#domain/clocks.ts";
import { whenProblem } from "#domain/days.ts";
import { saveEntry, type EntryInputs, type EntryKind } from "./saveEntry.ts";

type Words = Pick<ToastMessage, "title" | "description">;

/** What tells the form of one kind of entry from another. */
export interface EntryFormOf<Kind extends EntryKind, Said extends object> {
  kind: Kind;
  /** What an untouched form says. */
  fresh: Said;
  /** What to send, or nothing before there is something to save. */
  inputFrom: (said: Said) => EntryInputs[Kind] | undefined;
  /** The toast once it is saved. */
  saved: Words;
  /** The toast when it is not. The reason is the server's, or the network's in our words; there may be none. */
  failed: (reason?: string) => Words;
}

/** The form of a new entry, for whoever draws it. */
export interface EntryForm<Said> {
  ref: RefObject<HTMLFormElement | null>;
  draft: Said & EntryDraft;
  change: (changed: Partial<Said & EntryDraft>) => void;
  errorAt: (field: string) => string | undefined;
  /** Whether there is something to save. */
  canSave: boolean;
  isSaving: boolean;
  save: () => void;
  /** Whether there is something to start over from. */
  isStarted: boolean;
  startOver: () => void;
}

/** The form of a new entry: its draft, what is wrong with it, and how it is saved, said and forgotten. */
export function useEntryForm<Kind extends EntryKind, Said extends object>(
  { kind, fresh, inputFrom, saved, failed }: EntryFormOf<Kind, Said>,
  onSaved: () => void,
): EntryForm<Said> {
  const environment = useRelayEnvironment();
  const ref = useRef<HTMLFormElement>(null);
  const { draft, change, forget, renew, ...begun } = useEntryDraft(kind, fresh, undefined, ref);
  const { point, clear, errorAt } = useProblem(ref);
  const [isSaving, setIsSaving] = useState(false);
  const input = inputFrom(draft);

  const save = async () => {
    if (!input) return;
    const now = new Date();
    const timeZone = deviceZone();
    const chosen = draft.when === null ? undefined : instantIn(timeZone, draft.when);
    const message = chosen && whenProblem(chosen, now);
    if (message) return point({ field: "occurredAt", message });

    setIsSaving(true);
    try {
      const said = chosen ? { ...input, occurredAt: chosen.toISOString() } : input;
      const { clientId, epoch } = draft;
      const { refusal } = await saveEntry(environment, kind, said, {
        clientId,
        epoch,
        occurredAt: now.toISOString(),
        timeZone,
      });
      if (refusal) {
        toasts.show({ ...failed(refusal.message), tone: "destructive" });
        if (refusal.code === "GONE") renew();
        point(refusal);
      } else {
        toasts.show(saved);
        forget();
        onSaved();
      }
    } catch (error) {
      toasts.show({ ...failed(reasonIn(error)), tone: "destructive" });
    }
    setIsSaving(false);
  };

  return {
    ref,
    draft,
    errorAt,
    canSave: input !== undefined,
    isSaving,
    save: () => void save(),
    ...begun,
    change: (changed) => {
      clear();
      change(changed);
    },
  };
}
