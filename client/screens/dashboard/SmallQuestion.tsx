import { useEffect, useId, useRef, useState } from "react";
import type { QuestionPlace_viewer$data } from "#client/__generated__/QuestionPlace_viewer.graphql.ts";
import { QuestionPicture } from "#client/pictures/QuestionPicture.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import type { LocalDate } from "#domain/days.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { textLimits } from "#domain/limits.ts";
import { dayPath } from "#domain/paths.ts";
import { useEntryForm, type EntryForm } from "../_entries/useEntryForm.ts";
import { smallAnswer, type AnswerValues } from "./smallAnswer.ts";
import * as css from "./SmallQuestion.css.ts";

interface SmallQuestionProps extends Pick<QuestionPlace_viewer$data, "question" | "isBack"> {
  /** False on a hard day: then it only says "Welcome back". */
  asks: boolean;
  today: LocalDate;
  onPutOff: (day: LocalDate) => void;
}

/** Today's small question with a one-line answer, then a thank-you and a link to the page. */
export function SmallQuestion({ question, isBack, asks, today, onPutOff }: SmallQuestionProps) {
  const id = useId();
  const [isAnswered, setIsAnswered] = useState(false);
  const form = useEntryForm(smallAnswer, thank);
  const isBegun = form.draft.answer !== "";
  // A draft keeps its question, even after midnight or a new page.
  const asked = isBegun ? form.draft.question : (question ?? null);

  function thank(): void {
    form.reset();
    setIsAnswered(true);
  }
  const putOff = () => {
    // The focused button disappears with the card.
    document.getElementById("content")?.focus();
    onPutOff(today);
  };
  const title = isBack ? "Welcome back" : "Today’s small question";

  return (
    <section className={css.card} aria-labelledby={id}>
      <span className={asks && asked !== null ? css.pictureBeside : css.picture}>
        <QuestionPicture />
      </span>
      <div className={css.words}>
        <h2 id={id} className={isBack ? css.welcome : css.eyebrow}>
          {title}
        </h2>
        {isBack && <p className={css.soft}>Good to see you. Your diary is just as you left it. Start anywhere.</p>}
        {asks &&
          (asked === null ? <Thanks today={today} takesFocus={isAnswered} /> : <Answer question={asked} form={form} />)}
      </div>
      {asks && asked !== null && (
        <div className={css.end}>
          <IconButton icon="close" label="Not today" variant="plain" onClick={putOff} />
        </div>
      )}
    </section>
  );
}

interface AnswerProps {
  question: string;
  form: EntryForm<AnswerValues>;
}

function Answer({ question, form }: AnswerProps) {
  const { ref, draft, change, errorAt, canSave, isSaving, save } = form;

  return (
    <>
      {/* Screen readers read it as the label. */}
      <p className={css.ask} aria-hidden="true">
        {question}
      </p>
      <div className={css.answer}>
        <Form
          ref={ref}
          onSubmit={save}
          busy={isSaving}
          end={
            <Button type="submit" disabled={!canSave} busy={isSaving} busyLabel="Saving...">
              Save Entry
            </Button>
          }
        >
          <TextField
            name="answer"
            label={question}
            labelHidden
            placeholder="One line is enough"
            enterKeyHint="done"
            maxLength={textLimits.journalBody - bodyAnswering(question, "").length}
            value={draft.answer}
            onChange={(answer) => change({ question, answer })}
            error={errorAt("body")}
          />
        </Form>
      </div>
    </>
  );
}

/** Shown as long as today has a page, even one that answers no question. */
function Thanks({ today, takesFocus }: { today: LocalDate; takesFocus: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <>
      <p ref={ref} tabIndex={-1} className={css.ask}>
        Thank you for writing today.
      </p>
      <div className={css.answer}>
        <LinkButton to={dayPath(today)} variant="quiet" size="small">
          Read it
        </LinkButton>
      </div>
    </>
  );
}
