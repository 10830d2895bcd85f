import type { ReactNode } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { KarmaChange } from "../_entries/KarmaChange.tsx";
import { Reveal } from "#client/ui/motion/Reveal.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { EntryTexts } from "../_entries/EntryTexts.tsx";
import { reflectionNames } from "#domain/entries/action.ts";
import { questionsOf } from "#domain/entries/headings.ts";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { entryFrom, type UnaskedText, type WizardAnswers } from "#domain/wizard.ts";
import { Reflections } from "./Reflections.tsx";
import { preview, previewTitle } from "./WordSections.css.ts";

interface WordSectionsProps {
  answers: WizardAnswers;
  errorAt: (field: string) => string | undefined;
  onAnswer: (answer: Partial<WizardAnswers>) => void;
  /** The field of its time. */
  when: ReactNode;
  /** The field of its tags. */
  tags: ReactNode;
  /** Takes the focus from the last question. */
  headingId: string;
  /** In an editor: those texts that it has besides, as other clients send them. */
  unasked?: readonly UnaskedText[];
}

/** The end of the wizard (docs/rules.md, Wizard): the preview and the optional texts. */
export function WordSections(props: WordSectionsProps) {
  const { answers, errorAt, onAnswer, when, tags, headingId, unasked = [] } = props;
  const entry = entryFrom(answers);
  if (!entry) return null;
  const linesId = `${headingId}-lines`;

  const isEdit = props.unasked !== undefined;
  const texts = { labels: questionsOf(entry), values: answers, onChange: onAnswer, errorAt, isEdit };

  return (
    <Reveal>
      <Stack>
        <Card>
          <section className={preview} aria-labelledby={headingId}>
            <h2 id={headingId} tabIndex={-1} className={previewTitle} aria-describedby={linesId}>
              Karma Impact Preview
            </h2>
            <KarmaChange id={linesId} lines={karmaPreviewLines(karmaFor(entry))} />
          </section>
        </Card>
        <Card>
          <Stack>
            <EntryTexts kind="action" {...texts} names={["eventTitle", ...unasked.filter((name) => name !== "note")]} />
            {when}
            {tags}
          </Stack>
        </Card>
        <Card title="Reflect on this moment">
          <Text tone="soft" size="small">
            Optional. Write as much or as little as you like.
          </Text>
          <Reflections {...texts} names={[...reflectionNames, ...unasked.filter((name) => name === "note")]} />
        </Card>
      </Stack>
    </Reveal>
  );
}
