import { useState, type RefObject } from "react";
import { clock } from "#client/platform/clock.ts";
import { hasDrafts } from "#client/platform/drafts.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { isHardest } from "#domain/heavyDays.ts";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { journalKind } from "#domain/entries/journal.ts";
import { hasWords } from "#domain/entries/values.ts";
import { HelpBeside } from "../../_help/HelpBeside.tsx";
import { Dock } from "../../_entries/Dock.tsx";
import { useEntryForm } from "../../_entries/useEntryForm.ts";
import { EntryText, EntryTexts } from "../../_entries/EntryTexts.tsx";
import type { JournalValues } from "../../_entries/values.ts";
import { furtherTexts } from "../editors/JournalFields.tsx";
import { journalEntry } from "../editors/journalEntry.ts";
import { JournalMargin } from "../margin/laterMargin.ts";
import { EmojiLine } from "./EmojiLine.tsx";
import * as css from "./NewPage.css.ts";
import { PageState, type PageStateProps } from "./PageState.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { useKeptAt } from "./useKeptAt.ts";
import { useWhenLine } from "./WhenLine.tsx";

interface NewPageProps {
  bodyRef: RefObject<HTMLTextAreaElement | null>;
  /** Called when the page is saved. */
  onDone: () => void;
}

/** A new page of the journal: paper to write on, with the title as its first line. */
export function NewPage({ bodyRef, onDone }: NewPageProps) {
  const { noteChange, forget } = useKeptAt();
  const finish = () => {
    forget();
    onDone();
  };
  const form = useEntryForm(journalEntry, finish);
  const { ref, draft, change, errorAt, canSave, isSaving, save, isStarted, startOver } = form;
  const when = useWhenLine(form.when);
  const [keptAt, setKeptAt] = useState<Date>();

  const write = (changed: Partial<JournalValues>) => {
    change(changed);
    setKeptAt(new Date(clock.now()));
    noteChange();
  };
  const texts = { kind: "journal", values: draft, onChange: write, errorAt } as const;
  const state: PageStateProps = { body: draft.body, isKept: isStarted && hasDrafts(), keptAt };

  return (
    <div className={css.place}>
      <div className={css.sheet}>
        <Form
          ref={ref}
          onSubmit={save}
          busy={isSaving}
          end={
            <div className={css.end}>
              <Dock stays answer={<PageState {...state} inDock />}>
                <Button type="submit" disabled={!canSave} busy={isSaving} busyLabel="Saving...">
                  Save Entry
                </Button>
              </Dock>
            </div>
          }
        >
          <div className={css.paper}>
            <PageTitle value={draft.title} onChange={(title) => write({ title })} errorAt={errorAt} body={bodyRef} />
            <div className={css.line}>
              <EmojiLine value={draft.emoji} onChange={(emoji) => write({ emoji })} />
              {when.button}
            </div>
            <div className={css.help}>
              <HelpBeside isShown={isHardest(draft.emoji)} />
            </div>
            {when.chooser}
            <EntryText {...texts} name="body" ref={bodyRef} labelHidden rows={3} look={css.bodyText} />
            <EntryTexts {...texts} names={furtherTexts} />
            <EntryTags tags={draft.tags} onChange={write} errorAt={errorAt} />
            <div className={css.foot}>
              <PageState {...state} />
              {isStarted && !isSaving && <StartOver asks={hasWords(journalKind, draft)} onStartOver={startOver} />}
            </div>
          </div>
        </Form>
      </div>
      {!isHardest(draft.emoji) && <JournalMargin />}
    </div>
  );
}
