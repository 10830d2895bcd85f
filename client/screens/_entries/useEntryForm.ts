import { useRef, useState, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { useShell } from "#client/chrome/session/shell.ts";
import { useEntryDraft, type EntryDraft } from "#client/platform/entryDraft.ts";
import { clearedBySafari } from "#client/platform/install.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import type { When } from "./WhenField.tsx";
import { instantIn } from "#domain/clocks.ts";
import { whenProblem } from "#domain/days.ts";
import { saveOrStore, type EntryInputs, type EntryKind, type Pressed } from "#client/data/entries/saveEntry.ts";
import { clock } from "#client/platform/clock.ts";

type Words = Pick<ToastMessage, "title" | "description">;

/** The differences between the forms of each kind of entry. */
export interface EntryFormOf<Kind extends EntryKind, Answers extends object> {
  kind: Kind;
  /** Names the draft. Default: the kind. Needed for a second form of the same kind. */
  draftKey?: string;
  /** The values of an untouched form. */
  fresh: Answers;
  /** Returns the input, or undefined while there is nothing to save. */
  inputFrom: (answers: Answers) => EntryInputs[Kind] | undefined;
  saved: ToastMessage;
  /** `reason` is the server's message, if it sent one. */
  failed: (reason?: string) => Words;
}

/** An entry that was saved, or stored on this device. */
export interface SavedEntry<Kind extends EntryKind = EntryKind> {
  input: EntryInputs[Kind];
  pressed: Pressed & { clientId: string };
  /** Undefined while it waits on this device. */
  entryId: string | undefined;
}

/** The state of a new entry's form, for the screen that draws it. */
export interface EntryForm<Answers> {
  ref: RefObject<HTMLFormElement | null>;
  draft: Answers & EntryDraft;
  change: (changed: Partial<Answers>) => void;
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

/** The toast for an entry that no server answered for. */
export function storedWords(): Words {
  return {
    title: "Saved on this device",
    description: `It will be sent as soon as there’s a connection.${clearedBySafari()}`,
  };
}

/** The form of a new entry: its draft, its errors and its save. */
export function useEntryForm<Kind extends EntryKind, Answers extends object>(
  { kind, draftKey = kind, fresh, inputFrom, saved, failed }: EntryFormOf<Kind, Answers>,
  onSaved: (saved: SavedEntry<Kind>) => void,
): EntryForm<Answers> {
  const environment = useRelayEnvironment();
  const shell = useShell();
  const ref = useRef<HTMLFormElement>(null);
  const { draft, change, forget, renew, ...begun } = useEntryDraft(draftKey, fresh, shell.epoch, ref);
  const { point, clear, errorAt } = useProblem(ref);
  const [isSaving, setIsSaving] = useState(false);
  const input = inputFrom(draft);

  const save = async () => {
    if (!input) return;
    const now = new Date(clock.now());
    const timeZone = shell.zone();
    const chosen = draft.when === null ? undefined : instantIn(timeZone, draft.when);
    const message = chosen && whenProblem(chosen, now);
    if (message) return point({ field: "occurredAt", message });

    setIsSaving(true);
    try {
      const { clientId, epoch, pressedAt } = draft;
      const timed = chosen ? { ...input, occurredAt: chosen.toISOString() } : input;
      const pressed = { clientId, epoch, occurredAt: (chosen && pressedAt) ?? now.toISOString(), timeZone };
      const entry = { kind, input: timed, pressed, draft: { key: draftKey, value: draft } };
      const { refusal, isWaiting, entryId } = await saveOrStore(environment, entry);
      if (refusal) {
        toasts.show({ ...failed(refusal.message), tone: "destructive" });
        if (refusal.code === "GONE") renew();
        point(refusal);
      } else {
        await forget();
        toasts.show(isWaiting ? storedWords() : saved);
        onSaved({ input: timed, pressed, entryId });
      }
    } catch (error) {
      toasts.show({ ...failed(serverReasonIn(error)), tone: "destructive" });
    }
    setIsSaving(false);
  };

  const edit = (changed: Partial<Answers> | Pick<EntryDraft, "when">) => {
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
