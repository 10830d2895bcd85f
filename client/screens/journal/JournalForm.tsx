import { useEffect, useRef, useState, type FormEvent, type Ref } from "react";
import { newClientId, useDraft } from "#client/platform/drafts.ts";
import type { Refused } from "#client/relay/useSubmit.ts";
import { Button } from "#client/ui/Button.tsx";
import { Card } from "#client/ui/Card.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Row } from "#client/ui/Stack.tsx";
import { StartOver } from "#client/ui/StartOver.tsx";
import { WhenField } from "#client/ui/WhenField.tsx";
import { canSave, hasWords, inputFrom, isStarted, newJournalDraft, whenProblemIn } from "./journalDraft.ts";
import type { FieldProblem, JournalDraft } from "./journalDraft.ts";
import { JournalFields } from "./JournalFields.tsx";
import { end, form as formStyle } from "./JournalForm.css.ts";
import { useWriteEntry } from "./useWriteEntry.ts";

interface JournalFormProps {
  titleRef: Ref<HTMLInputElement>;
  /** It is put away; what was written waits in its draft. */
  onClose: () => void;
  onSaved: () => void;
}

/** Writes a new entry (spec section 2). */
export function JournalForm({ titleRef, onClose, onSaved }: JournalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [empty] = useState(newJournalDraft);
  const [draft, change, forget] = useDraft("journal", empty);
  const [problem, setProblem] = useState<FieldProblem>();
  const [startsOver, setStartsOver] = useState(0);
  const [write, isSaving] = useWriteEntry({ onSaved: finish, onRefused: takeRefusal });

  useEffect(() => {
    // The button that emptied the form has gone with what it emptied.
    if (startsOver > 0) form.current?.querySelector("input")?.focus();
  }, [startsOver]);

  function edit(changed: Partial<JournalDraft>) {
    setProblem(undefined);
    change({ ...draft, ...changed });
  }

  function finish() {
    forget();
    onSaved();
  }

  function takeRefusal({ code, field, message }: Refused) {
    // What an earlier try saved was deleted elsewhere since: the next try is a save of its own.
    if (code === "GONE") change({ ...draft, clientId: newClientId() });
    if (field) point({ field, message });
  }

  function point(found: FieldProblem) {
    setProblem(found);
    const control = form.current?.elements.namedItem(found.field);
    if (control instanceof HTMLElement) control.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !canSave(draft)) return;
    const late = whenProblemIn(draft, new Date());
    if (late) return point(late);

    button.current?.focus();
    write(inputFrom(draft));
  }

  function startOver() {
    // A new clientId too, or it would change what an earlier try has saved.
    change(newJournalDraft());
    forget();
    setStartsOver(startsOver + 1);
  }

  const errorAt = (field: string) => (problem?.field === field ? problem.message : undefined);

  return (
    <Card
      title="New Entry"
      headEnd={
        <div className={end}>
          <IconButton icon="close" label="Close" variant="plain" onClick={onClose} />
        </div>
      }
    >
      <form ref={form} className={formStyle} onSubmit={submit} noValidate>
        {/* What is being saved keeps still: words typed now would be on their way to nowhere. */}
        <div className={formStyle} inert={isSaving}>
          <JournalFields words={draft} onChange={edit} errorAt={errorAt} titleRef={titleRef} />
          <WhenField
            label="When is it about?"
            value={draft.when}
            onChange={(when) => edit({ when })}
            error={errorAt("occurredAt")}
          />
        </div>
        <Row between>
          <Button ref={button} type="submit" disabled={!canSave(draft)} busy={isSaving} busyLabel="Saving...">
            Save Entry
          </Button>
          {isStarted(draft) && !isSaving && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}
        </Row>
      </form>
    </Card>
  );
}
