import { parseArgs } from "node:util";
import { sayBusy } from "../busy.ts";
import { printScreens, screens, type ScreenName } from "./lighthouse.ts";
import { printOwnWords } from "./ownWords.ts";
import { startStage } from "./stage.ts";
import { printWalk } from "./walk.ts";

const parts = [...(Object.keys(screens) as ScreenName[]), "words", "walk"] as const;

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "5" },
    only: { type: "string" },
    cpu: { type: "string", default: "4" },
    trace: { type: "string" },
  },
});
const times = Number(values.times);
const cpu = Number(values.cpu);
const chosen = parts.filter((part) => values.only?.split(",").includes(part) ?? true);
if (!(times >= 1 && cpu >= 1 && chosen.length > 0)) {
  console.error(`npm run audit -- [--times 5] [--only ${parts.join(",")}] [--cpu 4] [--trace FILE]`);
  process.exit(1);
}

sayBusy("times say little, accessibility, best practices and SEO as much as ever");
console.log("Making up a year of somebody's diary.");
const stage = await startStage();
const missed: string[] = [];
try {
  const looked = chosen.filter((part) => part !== "walk" && part !== "words");
  if (looked.length > 0) missed.push(...(await printScreens(stage, looked, times)));
  if (chosen.includes("words")) missed.push(...(await printOwnWords(stage, times, cpu)));
  if (chosen.includes("walk")) missed.push(...(await printWalk(stage, { cpu, trace: values.trace })));
} finally {
  await stage.end();
}
console.log(missed.length > 0 ? `\nMissed:\n  ${missed.join("\n  ")}` : "\nAll aims are met.");
process.exit(missed.length > 0 ? 1 : 0);
