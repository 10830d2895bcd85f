import type { EntryForm } from "#client/relay/useEntryForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Form } from "#client/ui/Form.tsx";
import { answer, visibleSteps, type WizardAnswers } from "#domain/wizard.ts";
import type { ActionSaid } from "./actionEntry.ts";
import { ChoiceSections } from "./ChoiceSections.tsx";
import { NextStep } from "./NextStep.tsx";
import { WordSections } from "./WordSections.tsx";

export function LogActionForm({ form }: { form: EntryForm<ActionSaid> }) {
  const { ref, draft, change, when, errorAt, isSaving, save } = form;
  const { answers } = draft;
  const steps = visibleSteps(answers);
  const answerWith = (more: Partial<WizardAnswers>) => change({ answers: answer(answers, more) });

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      end={
        <>
          {steps.some(({ key }) => key === "submit") && (
            <Button type="submit" wide busy={isSaving} busyLabel="Logging...">
              Log This Action
            </Button>
          )}
          <NextStep steps={steps} answers={answers} />
        </>
      }
    >
      <ChoiceSections steps={steps} answers={answers} onAnswer={answerWith} />
      <WordSections steps={steps} answers={answers} when={when} errorAt={errorAt} onAnswer={answerWith} />
    </Form>
  );
}
