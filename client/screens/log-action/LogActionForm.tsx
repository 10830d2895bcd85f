import type { EntryForm } from "#client/relay/useEntryForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Dock } from "#client/ui/Dock.tsx";
import { Form } from "#client/ui/Form.tsx";
import { KarmaChips } from "#client/ui/KarmaChange.tsx";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { answer, entryFrom, type WizardAnswers } from "#domain/wizard.ts";
import type { ActionSaid } from "./actionEntry.ts";
import { Questions } from "./Questions.tsx";
import { headingOf, type Folding } from "./useFolding.ts";
import { WordSections } from "./WordSections.tsx";

interface LogActionFormProps {
  form: EntryForm<ActionSaid>;
  folding: Folding;
  /** The id of the words that say how far one has come. */
  describedBy: string;
}

export function LogActionForm({ form, folding, describedBy }: LogActionFormProps) {
  const { ref, draft, change, when, errorAt, isSaving, save } = form;
  const { answers } = draft;
  const entry = entryFrom(answers);
  const answerWith = (more: Partial<WizardAnswers>) => change({ answers: answer(answers, more) });

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      end={
        entry && (
          <Dock answer={<KarmaChips lines={karmaPreviewLines(karmaFor(entry))} />}>
            <Button type="submit" wide busy={isSaving} busyLabel="Logging...">
              Log This Action
            </Button>
          </Dock>
        )
      }
    >
      <Questions answers={answers} onAnswer={answerWith} folding={folding} describedBy={describedBy} />
      <WordSections
        answers={answers}
        when={when}
        errorAt={errorAt}
        onAnswer={answerWith}
        headingId={headingOf(folding.id, "preview")}
      />
    </Form>
  );
}
