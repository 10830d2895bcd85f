import { fullNameOfDay } from "#domain/dayNames.ts";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import type { DayQuestion } from "./elsewhere/days/dayQuestion.ts";

interface DateQuestionProps {
  question: DayQuestion;
  /** The answer. */
  reading: string | undefined;
  onAnswer: (reading: string) => void;
  error: string | undefined;
}

/** Which day a cell is, where the dates of a table can be read in several ways. */
export function DateQuestion({ question: { examples, choices }, reading, onAnswer, error }: DateQuestionProps) {
  return (
    <RadioRow
      name="reading"
      label={`Which day is ${examples.map((example) => `“${example}”`).join(", then ")}? Your answer holds for all dates of this column.`}
      options={choices.map(({ reading: value, days }) => ({ value, label: days.map(fullNameOfDay).join(", then ") }))}
      value={reading ?? ""}
      onChange={onAnswer}
      error={error}
    />
  );
}
