import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { countedWords, isRunning, type Running, type Stage, type Tally } from "./stage.ts";
import { counted } from "../_archive/counted.ts";

/** Tells screen readers how far it is: at each quarter, not at each entry. */
export function Announcement({ stage }: { stage: Stage }) {
  return <output className={visuallyHidden}>{wordsFor(stage)}</output>;
}

function wordsFor(stage: Stage): string {
  const { step } = stage;
  if (step === "open") return `Opening ${stage.file.name}.`;
  if (step === "columns") {
    const { letters } = stage.table;
    return letters && letters.used === undefined
      ? "Choose the line that reads right."
      : "Choose what each column holds.";
  }
  if (step === "match")
    return `${counted(stage.matching.entries, "entry", "entries")} found in ${stage.matching.source}.`;
  if (step === "found") {
    const news = newsOf(stage.check, [" is new", " are new"]);
    return news ? `${news} Nothing is saved yet.` : "There is nothing new in this file.";
  }
  if (step === "done") return `Done. ${newsOf(stage.tally, [" was brought in", " were brought in"])}`;
  if (!isRunning(stage) || stage.halted !== undefined) return "";
  return `${step === "check" ? "Comparing with your diary" : "Bringing in your entries"}: ${quarterOf(stage)}.`;
}

function newsOf({ saved, newWords }: Tally, [one, many]: readonly [string, string]): string {
  const entries = saved > 0 ? [`${counted(saved, `entry${one}`, `entries${many}`)}.`] : [];
  const words = newWords > 0 ? [`${countedWords(newWords, [one, many])}.`] : [];
  return [...entries, ...words].join(" ");
}

function quarterOf({ tally, found }: Running): string {
  return `${Math.floor((tally.lines / Math.max(found.lines, 1)) * 4) * 25} percent`;
}
