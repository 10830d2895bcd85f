import { Button } from "#client/ui/controls/Button.tsx";
import { Icon, type IconName } from "#client/ui/display/Icon.tsx";
import { answer, line, sheet, sign, words } from "./Answered.css.ts";
import type { Stage } from "./stage.ts";
import { counted } from "../_archive/counted.ts";

interface AnsweredProps {
  stage: Stage;
  onChange: () => void;
}

interface Answer {
  question: string;
  text: string;
  icon: IconName;
}

/** The steps that are done, each on a line. */
export function Answered({ stage, onChange }: AnsweredProps) {
  if (stage.step === "choose") return null;
  const { name, size, waiting } = stage.file;
  const isRunning = stage.step === "bring" && stage.halted === undefined;
  const answers: Answer[] = [{ question: "File", text: `${name} (${sizeText(size)})`, icon: "check" }];
  if (waiting)
    answers.push({
      question: waiting.names.length === 1 ? "File that waits" : "Files that wait",
      text: waiting.names.join(", "),
      icon: "paper",
    });
  if (stage.step === "bring" || stage.step === "done") {
    const { counts, importId } = stage.found;
    const { actions, moods, pages } = counts;
    // An archive may hold all three kinds, another app's file rarely does.
    const shown = (count: number, text: string) => (importId !== undefined && count === 0 ? [] : [text]);
    const parts = [
      ...shown(actions, counted(actions, "action or event", "actions and events")),
      ...shown(moods, counted(moods, "mood")),
      ...shown(pages, counted(pages, "journal entry", "journal entries")),
    ];
    answers.push({ question: "What was found", text: parts.join(", "), icon: "check" });
  }

  return (
    <ol className={sheet}>
      {answers.map(({ question, text, icon }, index) => (
        <li key={question} className={line}>
          <span className={sign}>
            <Icon name={icon} />
          </span>
          <span className={words}>
            {question}
            <b className={answer}>{text}</b>
          </span>
          {index === 0 && !isRunning && stage.step !== "done" && (
            <Button variant="plain" size="small" aria-label="Change the file" onClick={onChange}>
              Change
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)}\u00A0kB`;
  return `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })}\u00A0MB`;
}
