import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type {
  RecentActions_viewer$data,
  RecentActions_viewer$key,
} from "#client/__generated__/RecentActions_viewer.graphql.ts";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { effectFaces, effects, emotions } from "#domain/emotions.ts";
import { fromEnum } from "#domain/enums.ts";
import { noAnswers, visibleQuestions, type WizardAnswers } from "#domain/wizard.ts";
import { weatherOf } from "#domain/weathers.ts";
import { wordsOf } from "../_questions/questionOptions.ts";
import { chip, chips, head, words } from "./RecentActions.css.ts";

interface RecentActionsProps {
  viewer: RecentActions_viewer$key;
  /** Takes the five answers of the chosen one. */
  onChoose: (answers: Partial<WizardAnswers>) => void;
}

/** The last three actions and events, as chips; those that look alike are one. One press fills in the answers that it had (docs/rules.md, Wizard). */
export function RecentActions({ viewer, onChoose }: RecentActionsProps) {
  const { actions } = useFragment(
    graphql`
      fragment RecentActions_viewer on Viewer {
        actions(first: 3) {
          edges {
            node {
              id
              type
              classification
              intention
              emotionResponse
              effectOnOthers
              eventTitle
            }
          }
        }
      }
    `,
    viewer,
  );
  const recent = actions.edges.flatMap(({ node }) => {
    const answers = node && answersOf(node);
    return answers ? [{ id: node.id, name: node.eventTitle ?? summaryOf(answers), answers }] : [];
  });
  const distinct = recent.filter(
    (one, index) =>
      recent.findIndex(
        ({ name, answers }) => name === one.name && answers.emotionResponse === one.answers.emotionResponse,
      ) === index,
  );
  if (recent.length === 0) return null;

  return (
    <section className={chips} aria-label="Start from a recent one">
      <p className={head}>Start from a recent one</p>
      {distinct.map(({ id, name, answers }) => (
        <button key={id} type="button" className={chip} onClick={() => onChoose(answers)}>
          <Emoji
            symbol={effectFaces[answers.emotionResponse].emoji}
            size="small"
            weather={weatherOf(answers.emotionResponse)}
          />
          <span className={words} dir="auto">
            {name}
          </span>
        </button>
      ))}
    </section>
  );
}

type LoggedNode = NonNullable<RecentActions_viewer$data["actions"]["edges"][number]["node"]>;

/** The five answers, or undefined for one that only a newer client understands. */
function answersOf({ type: typeName, ...node }: LoggedNode) {
  const type = fromEnum(["action", "event"] as const, typeName);
  const classification = fromEnum(kinds, node.classification);
  const intention = fromEnum(kinds, node.intention);
  const emotionResponse = fromEnum(emotions, node.emotionResponse);
  const effectOnOthers = fromEnum(effects, node.effectOnOthers);
  if (!type || !classification || !emotionResponse || !effectOnOthers) return undefined;
  return { type, classification, ...(intention ? { intention } : {}), emotionResponse, effectOnOthers };
}

const kinds = ["positive", "negative"] as const;

/** "I did something · Positive · Positive · Calm · No one else affected" */
function summaryOf(answers: NonNullable<ReturnType<typeof answersOf>>): string {
  const all: WizardAnswers = { ...noAnswers, ...answers };
  return visibleQuestions(all)
    .map(({ key }) => wordsOf(key, all))
    .join(" · ");
}
