import { Fragment, useId, useRef, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { FieldError } from "#client/ui/fields/Field.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { Row } from "#client/ui/layout/Stack.tsx";
import { counted } from "../_archive/counted.ts";
import { optionFor } from "./ChooseLetters.tsx";
import { FirstRows } from "./FirstRows.tsx";
import { DateQuestion } from "./DateQuestion.tsx";
import { StepCard } from "./StepCard.tsx";
import { columnsProblem, roles, type Columns, type Role, type TableHead } from "./table/columns.ts";

interface ChooseColumnsProps {
  table: TableHead;
  /** Why the last choice cannot be read. */
  refusal: string | undefined;
  onChoose: (columns: Columns) => void;
  onChooseLetters: (encoding: string) => void;
  takesFocus: boolean;
}

/** What the columns of a table hold, and how its letters are read. */
export function ChooseColumns({ table, refusal, onChoose, onChooseLetters, takesFocus }: ChooseColumnsProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { point, clear, errorAt } = useProblem(form);
  const [chosen, setColumns] = useState<Columns>();
  const columns = chosen ?? table.guess;
  const { letters } = table;
  const question = table.questions[columns.date];
  const options = [
    { value: "-1", label: "None" },
    ...table.names.map((name, index) => ({ value: `${index}`, label: labelOf(table, name, index) })),
  ];

  const submit = () => {
    const problem = columnsProblem(columns, table);
    if (problem) return point(problem);
    onChoose(columns);
  };

  return (
    <StepCard title="Your table" takesFocus={takesFocus}>
      <Text tone="soft">
        It has {counted(table.rows, "row")}. Choose what each column holds. Columns you don’t choose are left out.
      </Text>
      <FirstRows table={table} />
      <Form
        ref={form}
        onSubmit={submit}
        busy={false}
        end={
          <Row>
            <Button type="submit">Continue</Button>
          </Row>
        }
      >
        {letters?.used !== undefined && (
          <Select
            label="Letters"
            name="letters"
            hint="The file does not say how they are written. If some look wrong above, choose another way."
            options={letters.readings.map(optionFor)}
            value={letters.used}
            onChange={onChooseLetters}
          />
        )}
        {roles.map((role) => {
          const error = errorAt(role);
          return (
            <Fragment key={role}>
              <Select
                label={labels[role]}
                name={role}
                options={options}
                value={`${columns[role]}`}
                onChange={(place) => {
                  clear();
                  const reading = role === "date" ? undefined : columns.reading;
                  setColumns({ ...columns, reading, [role]: Number(place) });
                }}
                {...(error === undefined ? {} : { error })}
              />
              {role === "date" && question && (
                <DateQuestion
                  question={question}
                  reading={columns.reading}
                  onAnswer={(reading) => {
                    clear();
                    setColumns({ ...columns, reading });
                  }}
                  error={errorAt("reading")}
                />
              )}
            </Fragment>
          );
        })}
        {refusal !== undefined && (
          <div role="alert">
            <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
          </div>
        )}
      </Form>
    </StepCard>
  );
}

const labels: Record<Role, string> = {
  date: "Date",
  time: "Time, if it has its own column",
  mood: "Mood",
  title: "Title",
  text: "Text",
  tags: "Tags",
};

/** The name of a column with what stands in its first rows. */
function labelOf({ examples }: TableHead, name: string, index: number): string {
  const shown = examples.map((cells) => cells[index]?.trim().replaceAll(/\s+/g, " ") ?? "").filter(Boolean);
  const text = shown.join(", ");
  return text === "" ? name : `${name}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
}
