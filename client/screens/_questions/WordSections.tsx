import type { ReactNode } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { KarmaChange } from "../_entries/KarmaChange.tsx";
import { Reveal } from "#client/ui/motion/Reveal.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { EntryTexts } from "../_entries/EntryTexts.tsx";
import { questionsOf } from "#domain/entries/headings.ts";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines } from "#domain/karmaWords.ts";
import { entryFrom, type WizardAnswers } from "#domain/wizard.ts";
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
}

/** The end of the wizard (docs/rules.md, Wizard): the preview and the optional texts. */
export function WordSections({ answers, errorAt, onAnswer, when, tags, headingId }: WordSectionsProps) {
  const entry = entryFrom(answers);
  if (!entry) return null;
  const linesId = `${headingId}-lines`;

  const texts = { labels: questionsOf(entry), values: answers, onChange: onAnswer, errorAt };

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
            <EntryTexts kind="action" {...texts} names={["eventTitle"]} />
            {when}
            {tags}
          </Stack>
        </Card>
        <Card title="Reflect on this moment">
          <Text tone="soft" size="small">
            Optional. Write as much or as little as you like.
          </Text>
          <Reflections {...texts} />
        </Card>
      </Stack>
    </Reveal>
  );
}
