import { useState } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { KarmaChange } from "#client/screens/_entries/KarmaChange.tsx";
import { EntryTexts } from "#client/screens/_entries/EntryTexts.tsx";
import { actionKind } from "#domain/entries/action.ts";
import { textNamesOf } from "#domain/entries/field.ts";
import { questionsOf } from "#domain/entries/headings.ts";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { entryFrom } from "#domain/wizard.ts";
import type { ActionValues } from "#client/screens/_entries/values.ts";
import { isDescribed } from "./actionValues.ts";

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

  return (
    <>
      <Card title="Karma Impact Preview">
        <KarmaChange lines={karmaPreviewLines(karmaFor(entry))} />
      </Card>
      <EntryTexts
        kind="action"
        names={textNamesOf(actionKind).filter((name) => name !== "description" || hasDescription)}
        labels={questionsOf(entry)}
        values={values}
        onChange={onChange}
        errorAt={errorAt}
        isEdit
      />
    </>
  );
}
