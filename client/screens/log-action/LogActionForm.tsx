import type { ReactNode } from "react";
import type { EntryForm } from "../_entries/useEntryForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dock } from "../_entries/Dock.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { KarmaChips } from "../_entries/KarmaChange.tsx";
import { WhenField } from "../_entries/WhenField.tsx";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { answer, entryFrom, type WizardAnswers } from "#domain/wizard.ts";
import type { ActionFormValues } from "./actionEntry.ts";
import { columns, side } from "../_questions/actionColumns.css.ts";
import { Questions } from "../_questions/Questions.tsx";
import { EntryTags } from "../_tags/EntryTags.tsx";
import { headingOf, type Folding } from "../_questions/useFolding.ts";
import { WordSections } from "../_questions/WordSections.tsx";
import { scalePlace } from "./LogActionForm.css.ts";
import { place as recentPlace } from "./RecentActions.css.ts";

interface LogActionFormProps {
  form: EntryForm<ActionFormValues>;
  folding: Folding;
  /** The id of the text that describes the progress. */
  describedBy: string;
  /** Draws the recent actions, one of which can fill in its answers. */
  recent: (onChoose: (answers: Partial<WizardAnswers>) => void) => ReactNode;
  /** The scale above the button, where there is room beside the form. */
  scale: ReactNode;
}

export function LogActionForm({ form, folding, describedBy, recent, scale }: LogActionFormProps) {
  const { ref, draft, change, when, errorAt, isSaving, save } = form;
  const { answers } = draft;
  const entry = entryFrom(answers);
  const answerWith = (more: Partial<WizardAnswers>) => change({ answers: answer(answers, more) });
  const startFrom = (five: Partial<WizardAnswers>) => {
    folding.fold("effectOnOthers");
    answerWith(five);
  };
  const submit = (
    <Button type="submit" wide busy={isSaving} busyLabel="Logging...">
      Log This Action
    </Button>
  );

  return (
    <Form
      ref={ref}
      onSubmit={save}
      busy={isSaving}
      look={columns}
      end={
        scale ? (
          <div className={side}>
            <section className={scalePlace} aria-label="All Time">
              {scale}
            </section>
            {entry && submit}
          </div>
        ) : (
          entry && <Dock answer={<KarmaChips lines={karmaPreviewLines(karmaFor(entry))} />}>{submit}</Dock>
        )
      }
    >
      <Questions answers={answers} onAnswer={answerWith} folding={folding} describedBy={describedBy} />
      {answers.type === undefined && <div className={recentPlace}>{recent(startFrom)}</div>}
      <WordSections
        answers={answers}
        errorAt={errorAt}
        onAnswer={answerWith}
        when={<WhenField label="When did it happen?" {...when} />}
        tags={<EntryTags tags={draft.tags} onChange={change} errorAt={errorAt} />}
        headingId={headingOf(folding.id, "preview")}
      />
    </Form>
  );
}
