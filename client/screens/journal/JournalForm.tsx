import { useEffect, type Ref } from "react";
import { useEntryForm } from "../_entries/useEntryForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { WhenField } from "../_entries/WhenField.tsx";
import { hasWords, journalEntry } from "./editors/journalEntry.ts";
import { JournalFields } from "./editors/JournalFields.tsx";
import { beforeMargin } from "./cards/margin.css.ts";
import { end } from "./JournalForm.css.ts";

interface JournalFormProps {
  titleRef: Ref<HTMLInputElement>;
  /** Called with whether anything is chosen or written. */
  onBegun: (isBegun: boolean) => void;
  onClose: () => void;
  onSaved: () => void;
}

/** Writes a new entry. */
export function JournalForm({ titleRef, onBegun, onClose, onSaved }: JournalFormProps) {
  const form = useEntryForm(journalEntry, onSaved);
  const { ref, draft, change, when, errorAt, canSave, isSaving, save, isStarted, startOver } = form;

  useEffect(() => onBegun(isStarted), [isStarted, onBegun]);

  return (
    <div className={beforeMargin}>
      <Card
        title="New Entry"
        headEnd={
          <div className={end}>
            <IconButton icon="close" label="Close" variant="plain" onClick={onClose} />
          </div>
        }
      >
        <Form
          ref={ref}
          onSubmit={save}
          busy={isSaving}
          end={
            <Row between>
              <Button type="submit" disabled={!canSave} busy={isSaving} busyLabel="Saving...">
                Save Entry
              </Button>
              {isStarted && !isSaving && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}
            </Row>
          }
        >
          <JournalFields words={draft} onChange={change} errorAt={errorAt} titleRef={titleRef} />
          <WhenField label="When was this?" {...when} />
        </Form>
      </Card>
    </div>
  );
}
