import { useState } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { KarmaChange } from "#client/screens/_entries/KarmaChange.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { textLimits } from "#domain/limits.ts";
import { reflectionQuestions } from "#domain/reflections.ts";
import { entryFrom } from "#domain/wizard.ts";
import { isDescribed, type ActionValues } from "./actionValues.ts";

interface ActionTextsProps {
  values: ActionValues;
  onChange: (changed: Partial<ActionValues>) => void;
  errorAt: (field: string) => string | undefined;
}

/** The karma and texts of an edited entry. Its questions follow the choices above. */
export function ActionTexts({ values, onChange, errorAt }: ActionTextsProps) {
  const [hasDescription] = useState(() => isDescribed(values.description));
  const entry = entryFrom(values);
  if (!entry) return null;

  const textArea = (name: TextName, label: string, max: number, rows: number) => (
    <TextArea
      key={name}
      name={name}
      label={label}
      rows={rows}
      maxLength={max}
      value={values[name]}
      onChange={(text) => onChange({ [name]: text })}
      error={errorAt(name)}
    />
  );

  return (
    <>
      <Card title="Karma Impact Preview">
        <KarmaChange lines={karmaPreviewLines(karmaFor(entry))} />
      </Card>
      {textArea("eventTitle", "What was this event", textLimits.eventTitle, 2)}
      {hasDescription && textArea("description", "Description", textLimits.description, 3)}
      {reflectionQuestions(entry).map((question, index) =>
        textArea(reflections[index] ?? reflections[0], question, textLimits.reflection, 3),
      )}
      {textArea("note", "Note", textLimits.note, 2)}
    </>
  );
}

const reflections = ["reflection1", "reflection2", "reflection3"] as const;

type TextName = "eventTitle" | "description" | "note" | (typeof reflections)[number];
