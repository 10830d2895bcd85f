import { aboutDatabase } from "./doctorDatabase.ts";
import { aboutSurroundings } from "./doctorSurroundings.ts";
import type { Finding } from "./doctorFinding.ts";

/** Looks at all that can go wrong around a server, changes nothing, and prints what to do. True if nothing is wrong. */
export async function examine(url: string): Promise<boolean> {
  const counts = { ok: 0, look: 0, wrong: 0 };
  const tell = ({ verdict, says, advice }: Finding) => {
    counts[verdict] += 1;
    console.log(`${verdict.padEnd(6)}${says}${advice === undefined ? "" : `\n      → ${advice}`}`);
  };
  for await (const finding of aboutDatabase(url)) tell(finding);
  for await (const finding of aboutSurroundings()) tell(finding);
  console.log(`\n${counts.wrong} wrong, ${counts.look} to look at, ${counts.ok} ok.`);
  return counts.wrong === 0;
}
