import { useEffect, useRef, useState, type FormEvent } from "react";
import { newClientId } from "#client/platform/drafts.ts";
import type { Refused } from "#client/relay/useSubmit.ts";
import { Button } from "#client/ui/Button.tsx";
import { answer, visibleSteps, type WizardAnswers } from "#domain/wizard.ts";
import { inputFrom, whenProblemIn, type ActionDraft } from "./actionDraft.ts";
import { ChoiceSections } from "./ChoiceSections.tsx";
import { form as formStyle } from "./LogActionForm.css.ts";
import { NextStep } from "./NextStep.tsx";
import { useLogAction } from "./useLogAction.ts";
import { WordSections, type FieldProblem } from "./WordSections.tsx";

interface LogActionFormProps {
  draft: ActionDraft;
  onChange: (draft: ActionDraft) => void;
  onLogged: () => void;
  /** The button that emptied the form has gone with what it emptied: the focus goes on to the first question. */
  focusFirst: boolean;
}

/** The wizard itself: choices, preview, words, and the button that logs it. */
export function LogActionForm({ draft, onChange, onLogged, focusFirst }: LogActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<FieldProblem>();
  const [log, isLogging] = useLogAction({ onLogged, onRefused: takeRefusal });
  const steps = visibleSteps(draft.answers);

  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>("[role='radio']")?.focus();
  }, [focusFirst]);

  function change(changed: Partial<ActionDraft>) {
    setProblem(undefined);
    onChange({ ...draft, ...changed });
  }

  function takeRefusal({ code, field, message }: Refused) {
    // What an earlier try saved was deleted elsewhere since: the next try is a save of its own.
    if (code === "GONE") onChange({ ...draft, clientId: newClientId() });
    if (field) point({ field, message });
  }

  function point(found: FieldProblem) {
    setProblem(found);
    const control = form.current?.elements.namedItem(found.field);
    if (control instanceof HTMLElement) control.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLogging) return;

    const late = whenProblemIn(draft, new Date());
    if (late) return point({ field: "occurredAt", message: late });
    const input = inputFrom(draft);
    if (!input) return;

    button.current?.focus();
    log(input);
  }

  const answerWith = (answers: Partial<WizardAnswers>) => change({ answers: answer(draft.answers, answers) });

  return (
    <form ref={form} className={formStyle} onSubmit={submit} noValidate>
      {/* What is being saved keeps still: words typed now would be on their way to nowhere. */}
      <div className={formStyle} inert={isLogging}>
        <ChoiceSections steps={steps} answers={draft.answers} onAnswer={answerWith} />
        <WordSections
          steps={steps}
          draft={draft}
          problem={problem}
          onAnswer={answerWith}
          onWhen={(when) => change({ when })}
        />
      </div>
      {steps.some(({ key }) => key === "submit") && (
        <Button ref={button} type="submit" wide busy={isLogging} busyLabel="Logging...">
          Log This Action
        </Button>
      )}
      <NextStep steps={steps} answers={draft.answers} />
    </form>
  );
}
