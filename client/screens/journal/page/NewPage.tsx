import { useState, type RefObject } from "react";
import { clock } from "#client/platform/clock.ts";
import { hasDrafts } from "#client/platform/drafts.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { journalKind } from "#domain/entries/journal.ts";
import { hasWords } from "#domain/entries/values.ts";
import { Dock } from "../../_entries/Dock.tsx";
import { useEntryForm } from "../../_entries/useEntryForm.ts";
import type { JournalValues } from "../../_entries/values.ts";
import { WhenField } from "../../_entries/WhenField.tsx";
import { journalEntry } from "./journalEntry.ts";
import { PageSheet } from "./PageSheet.tsx";
import { PageState, type PageStateProps } from "./PageState.tsx";
import { useKeptAt } from "./useKeptAt.ts";
import { WhenLine, whenQuestion } from "./WhenLine.tsx";

interface NewPageProps {
  bodyRef: RefObject<HTMLTextAreaElement | null>;
  /** Called when the page is saved. */
  onDone: () => void;
}

/** A new page of the journal. */
export function NewPage({ bodyRef, onDone }: NewPageProps) {
  const { noteChange, forget } = useKeptAt();
  const finish = () => {
    forget();
    onDone();
  };
  const form = useEntryForm(journalEntry, finish);
  const { ref, draft, change, when, errorAt, canSave, isSaving, save, isStarted, startOver } = form;
  const [keptAt, setKeptAt] = useState<Date>();

  const write = (changed: Partial<JournalValues>) => {
    change(changed);
    setKeptAt(new Date(clock.now()));
    noteChange();
  };
  const state: PageStateProps = { body: draft.body, isKept: isStarted && hasDrafts(), keptAt, earns: true };

  return (
    <PageSheet
      form={ref}
      body={bodyRef}
      values={draft}
      onChange={write}
      errorAt={errorAt}
      onSubmit={save}
      isSaving={isSaving}
      when={
        <WhenLine {...when}>
          <WhenField label={whenQuestion} {...when} />
        </WhenLine>
      }
      foot={
        <>
          <PageState {...state} />
          {isStarted && !isSaving && <StartOver asks={hasWords(journalKind, draft)} onStartOver={startOver} />}
        </>
      }
      dock={
        <Dock stays answer={<PageState {...state} inDock />}>
          <Button type="submit" disabled={!canSave} busy={isSaving} busyLabel="Saving...">
            Save Entry
          </Button>
        </Dock>
      }
    />
  );
}
