import type { EntryForm } from "../_entries/useEntryForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dock } from "../_entries/Dock.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { KarmaChips } from "../_entries/KarmaChange.tsx";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { answer, entryFrom, type WizardAnswers } from "#domain/wizard.ts";
import type { ActionSaid } from "./actionEntry.ts";
import { Questions } from "../_questions/Questions.tsx";
import { headingOf, type Folding } from "../_questions/useFolding.ts";
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
