import { setTimeout as pause } from "node:timers/promises";
import { diaryOf, whileDevicesWrite } from "#tests/support/devices.ts";
import { startOwnKindling } from "../ownKindling.ts";
import { newPeople } from "../people.ts";
import { settle } from "../settle.ts";
import { tallyOf, warmUp } from "./answers.ts";
import { secondsOf, within, type Outcome } from "./outcome.ts";

/** A server is asked to stop while 60 devices write over keep-alive connections. */
export async function stopAsked(): Promise<Outcome> {
  const own = await startOwnKindling();
  try {
    const diaries = (await newPeople(own.url, 10)).map(({ token }) => diaryOf(own.url, token));
    let [asked, ended] = [0, 0];
    let code: number | null = null;
    await warmUp(diaries, 6);
    await whileDevicesWrite(diaries, 6, async () => {
      await pause(2_000);
      asked = performance.now();
      own.running.send("SIGTERM");
      ({ code } = await own.running.ended);
      ended = performance.now();
    });

    const answers = diaries.flatMap((diary) => diary.answers);
    const ends = answers.filter(({ status }) => status !== undefined).map(({ sentAt, took }) => sentAt + took);
    const last = ends.reduce((latest, end) => Math.max(latest, end), asked);
    // A refused connection was never accepted.
    const cut = answers.filter(({ failure }) => failure !== undefined && failure !== "ECONNREFUSED");
    await own.startAgain();
    const settled = await settle(diaries, await own.databaseUrl());
    return {
      cells: {
        "ends after the signal s": secondsOf(ended - asked),
        "ends after the last answer s": secondsOf(ended - last),
        "answered after the signal": ends.filter((end) => end > asked).length,
        cut: tallyOf(cut),
        "exit code": `${code}`,
        ...settled.cells,
      },
      aims: [
        within("it ends after the last answer", secondsOf(ended - last), 1),
        { says: "nobody is cut", isMet: cut.length === 0 },
        { says: "the exit code is 0", isMet: code === 0 },
        ...settled.aims,
      ],
    };
  } finally {
    await own.stop();
  }
}
