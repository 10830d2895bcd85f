import type { ReactNode, RefObject } from "react";
import { Form } from "#client/ui/fields/Form.tsx";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { isHardest } from "#domain/heavyDays.ts";
import { EntryText, EntryTexts } from "../../_entries/EntryTexts.tsx";
import type { JournalValues } from "../../_entries/values.ts";
import { HelpBeside } from "../../_help/HelpBeside.tsx";
import { JournalMargin } from "../margin/laterMargin.ts";
import { EmojiLine } from "./EmojiLine.tsx";
import { furtherTexts } from "./furtherTexts.ts";
import * as css from "./PageSheet.css.ts";
import { PageTitle } from "./PageTitle.tsx";

interface PageSheetProps {
  form: RefObject<HTMLFormElement | null>;
  body: RefObject<HTMLTextAreaElement | null>;
  values: JournalValues;
  onChange: (changed: Partial<JournalValues>) => void;
  errorAt: (field: string) => string | undefined;
  onSubmit: () => void;
  isSaving: boolean;
  /** The line above the title. */
  first?: ReactNode;
  /** The day of the page, beside its emoji. */
  when: ReactNode;
  foot: ReactNode;
  dock: ReactNode;
}

/** The paper of a page, new or edited, with the title as its first line and a margin beside it. */
export function PageSheet(props: PageSheetProps) {
  const { form, body, values, onChange, errorAt, onSubmit, isSaving, first, when, foot, dock } = props;
  const texts = { kind: "journal", values, onChange, errorAt } as const;

  return (
    <div className={css.place}>
      <div className={css.sheet}>
        <Form ref={form} onSubmit={onSubmit} busy={isSaving} end={<div className={css.end}>{dock}</div>}>
          <div className={css.paper}>
            {first && <div className={css.first}>{first}</div>}
            <PageTitle value={values.title} onChange={(title) => onChange({ title })} errorAt={errorAt} body={body} />
            <div className={css.line}>
              <EmojiLine value={values.emoji} onChange={(emoji) => onChange({ emoji })} />
              {when}
            </div>
            <div className={css.help}>
              <HelpBeside isShown={isHardest(values.emoji)} />
            </div>
            <EntryText {...texts} name="body" ref={body} labelHidden rows={3} look={css.bodyText} />
            <EntryTexts {...texts} names={furtherTexts} />
            <EntryTags tags={values.tags} onChange={onChange} errorAt={errorAt} />
            <div className={css.foot}>{foot}</div>
          </div>
        </Form>
      </div>
      {!isHardest(values.emoji) && <JournalMargin />}
    </div>
  );
}
