import { useRef, useState, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { useShell } from "#client/chrome/session/shell.ts";
import { useEntryDraft, type EntryDraft } from "#client/platform/entryDraft.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import type { When } from "./WhenField.tsx";
import { instantIn } from "#domain/clocks.ts";
import { whenProblem } from "#domain/days.ts";
import { saveEntry, type EntryInputs, type EntryKind } from "./saveEntry.ts";

type Words = Pick<ToastMessage, "title" | "description">;

/** What tells the form of one kind of entry from another. */
export interface EntryFormOf<Kind extends EntryKind, Said extends object> {
  kind: Kind;
  /** Names the draft of a second form of this kind; the first is named by the kind. */
  draftKey?: string;
  /** What an untouched form says. */
  fresh: Said;
  /** What to send, or nothing before there is something to save. */
  inputFrom: (said: Said) => EntryInputs[Kind] | undefined;
  saved: ToastMessage;
  /** The reason is in the server's words; there may be none. */
  failed: (reason?: string) => Words;
}

/** The form of a new entry, for the screen that draws it. */
export interface EntryForm<Said> {
  ref: RefObject<HTMLFormElement | null>;
  draft: Said & EntryDraft;
  change: (changed: Partial<Said>) => void;
  when: When;
  errorAt: (field: string) => string | undefined;
  canSave: boolean;
  isSaving: boolean;
  save: () => void;
  isStarted: boolean;
  /** Empties a form that stays on screen. */
  reset: () => void;
  startOver: () => void;
}

/** The form of a new entry: its draft, what is wrong with it, and how it is saved. */
export function useEntryForm<Kind extends EntryKind, Said extends object>(
  { kind, draftKey = kind, fresh, inputFrom, saved, failed }: EntryFormOf<Kind, Said>,
  onSaved: () => void,
): EntryForm<Said> {
  const environment = useRelayEnvironment();
  const shell = useShell();
  const ref = useRef<HTMLFormElement>(null);
  const { draft, change, forget, renew, ...begun } = useEntryDraft(draftKey, fresh, shell.epoch, ref);
  const { point, clear, errorAt } = useProblem(ref);
  const [isSaving, setIsSaving] = useState(false);
  const input = inputFrom(draft);

  const save = async () => {
    if (!input) return;
    const now = new Date();
    const timeZone = shell.zone();
    const chosen = draft.when === null ? undefined : instantIn(timeZone, draft.when);
    const message = chosen && whenProblem(chosen, now);
    if (message) return point({ field: "occurredAt", message });

    setIsSaving(true);
    try {
      const { clientId, epoch } = draft;
      const said = chosen ? { ...input, occurredAt: chosen.toISOString() } : input;
      const pressed = { clientId, epoch, occurredAt: now.toISOString(), timeZone };
      const { refusal } = await saveEntry(environment, kind, said, pressed);
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
      toasts.show({ ...failed(serverReasonIn(error)), tone: "destructive" });
    }
    setIsSaving(false);
  };

  const edit = (changed: Partial<Said> | Pick<EntryDraft, "when">) => {
    clear();
    change(changed);
  };
  return {
    ref,
    draft,
    change: edit,
    when: {
      zone: shell.zone(),
      value: draft.when,
      onChange: (when) => edit({ when }),
      error: errorAt("occurredAt"),
    },
    errorAt,
    canSave: input !== undefined,
    isSaving,
    save: () => void save(),
    ...begun,
  };
}
