import { Card } from "#client/ui/Card.tsx";
import { RadioGrid } from "#client/ui/RadioGrid.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { effectFaces, effects, emotions, type Effect } from "#domain/emotions.ts";
import type { Step, WizardAnswers } from "#domain/wizard.ts";
import { Section } from "./Section.tsx";

interface ChoiceSectionsProps {
  steps: readonly Step[];
  answers: WizardAnswers;
  onAnswer: (answer: Partial<WizardAnswers>) => void;
}

/** Steps 1 to 5 of spec section 2. */
export function ChoiceSections({ steps, answers, onAnswer }: ChoiceSectionsProps) {
  return (
    <>
      <Card>
        <Stack gap="wide">
          <Section step="type" steps={steps}>
            {(title) => (
              <RadioGrid label={title} options={types} value={answers.type} onChange={(type) => onAnswer({ type })} />
            )}
          </Section>
          <Section step="classification" steps={steps}>
            {(title) => (
              <RadioGrid
                label={title}
                options={signs}
                value={answers.classification}
                onChange={(classification) => onAnswer({ classification })}
              />
            )}
          </Section>
          <Section step="intention" steps={steps}>
            {(title) => (
              <RadioGrid
                label={title}
                options={signs}
                value={answers.intention}
                onChange={(intention) => onAnswer({ intention })}
              />
            )}
          </Section>
        </Stack>
      </Card>
      <Section step="emotionResponse" steps={steps}>
        {(title) => (
          <Card>
            <RadioGrid
              label={title}
              labelLook="title"
              columns={6}
              options={emotionOptions}
              value={answers.emotionResponse}
              onChange={(emotionResponse) => onAnswer({ emotionResponse })}
            />
          </Card>
        )}
      </Section>
      <Section step="effectOnOthers" steps={steps}>
        {(title) => (
          <Card>
            <RadioGrid
              label={title}
              labelLook="title"
              columns={6}
              options={effectOptions}
              value={answers.effectOnOthers}
              onChange={(effectOnOthers) => onAnswer({ effectOnOthers })}
            />
          </Card>
        )}
      </Section>
    </>
  );
}

const types = [
  { value: "action", label: "I did something" },
  { value: "event", label: "Something happened to me" },
] as const;

const signs = [
  { value: "positive", label: "Positive" },
  { value: "negative", label: "Negative" },
] as const;

const emotionOptions = emotions.map((value) => faceOption(value));

const effectOptions = effects.map((value) => faceOption(value));

/** "No one else affected" is no feeling, so it stands apart. */
function faceOption<Value extends Effect>(value: Value) {
  const { emoji, label } = effectFaces[value];
  return { value, emoji, label, apart: value === "no_one_affected" };
}
