import type { Answer } from "#tests/support/devices.ts";
import { newPeople } from "../people.ts";
import { peakMemoryOf } from "../servers.ts";
import { askWhile, longestOf, medianOf, readDashboard, tallyOf } from "./answers.ts";
import { secondsOf, type Outcome, type Stage } from "./outcome.ts";

/** One account reads its diary of 20 MB 40 times at once, while another person opens their dashboard. */
export async function heavyReaders({ kindling: { url, pid } }: Stage): Promise<Outcome> {
  const [heavy, other] = await newPeople(url, 2);
  const headers = { authorization: `Bearer ${heavy?.token}` };
  await writeDiary(url, headers);
  const answers: Answer[] = [];
  let megabytes = 0;
  const start = performance.now();
  const readWhole = async () => {
    const sentAt = performance.now();
    const answer = await fetch(`${url}/api/journal?limit=1000`, { headers });
    for await (const chunk of answer.body ?? []) megabytes += chunk.length / 1024 / 1024;
    answers.push({ sentAt, took: performance.now() - sentAt, status: answer.status });
  };
  const [others = []] = await askWhile([() => readDashboard(url, other)], () =>
    Promise.all(Array.from({ length: 40 }, readWhole)),
  );
  return {
    cells: {
      "took s": secondsOf(performance.now() - start),
      answers: tallyOf(answers),
      megabytes: Math.round(megabytes),
      "others' median s": medianOf(others),
      "others' longest s": longestOf(others),
      "peak MB": Math.round(peakMemoryOf({ pid }) ?? Number.NaN),
    },
    aims: [
      {
        says: "the others are answered all along",
        isMet: others.every(({ status }) => status === 200),
      },
    ],
  };
}

/** Writes 1,000 journal entries of 19,900 characters. */
async function writeDiary(url: string, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ content: "a".repeat(19_900) });
  const device = async (pages: number) => {
    for (let page = 0; page < pages; page += 1) {
      const answer = await fetch(`${url}/api/journal`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
      });
      if (!answer.ok) throw new Error(`A page of the diary is answered ${answer.status}: ${await answer.text()}`);
    }
  };
  await Promise.all([200, 200, 200, 200, 200].map(device));
}
