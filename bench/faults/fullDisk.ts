import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { diaryOf, whileDevicesWrite } from "#tests/support/devices.ts";
import { until } from "#tests/support/until.ts";
import { startOwnKindling } from "../ownKindling.ts";
import { newPeople } from "../people.ts";
import { settle } from "../settle.ts";
import { firstSavedAfter, longestOf, tallyOf } from "./answers.ts";
import { within, type Outcome } from "./outcome.ts";

const sentence =
  "There is no space left on this server’s disk, so nothing can be saved. Please keep your text and try again later.";

/** The database's disk is full for 5 s while 16 devices write long texts. */
export async function fullDisk(): Promise<Outcome> {
  const disk = temporaryFolder();
  const unmount = () => void spawnSync("umount", ["--lazy", disk]);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=400m,mode=755", "kindling", disk], {
    encoding: "utf8",
  });
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true });
    return { cells: { "did not run": mounted.stderr || "there is no mount here" }, aims: [] };
  }
  process.once("exit", unmount);
  const own = await startOwnKindling(join(disk, "kindling"));
  try {
    const people = await newPeople(own.url, 8);
    const diaries = people.map(({ token }) => diaryOf(own.url, token, { textBytes: 3_000 }));
    const answers = () => diaries.flatMap((diary) => diary.answers);
    const refused = () => answers().filter(({ id }) => id === undefined);
    const ballast = join(disk, "ballast");
    let emptied = 0;
    await whileDevicesWrite(diaries, 2, async () => {
      await pause(1_000);
      fill(ballast);
      await until("the disk is full", () => refused().length > 0);
      await pause(5_000);
      rmSync(ballast);
      emptied = performance.now();
      await pause(3_000);
    });

    const refusals = refused();
    const savesAgain = firstSavedAfter(emptied, answers());
    const settled = await settle(diaries, await own.databaseUrl());
    return {
      cells: {
        refused: tallyOf(refusals),
        "in a sentence of its own": refusals.filter(({ message }) => message === sentence).length,
        "slowest answer s": longestOf(answers()),
        "saves again after s": savesAgain,
        "PostgreSQL started again": own.running.said.filter((line) => line.includes("starting it again")).length,
        ...settled.cells,
      },
      aims: [
        {
          says: "who is refused gets 503 in its own sentence",
          isMet: refusals.length > 0 && refusals.every((one) => one.status === 503 && one.message === sentence),
        },
        within("it saves again", savesAgain, 5),
        ...settled.aims,
      ],
    };
  } finally {
    await own.stop();
    unmount();
    rmSync(disk, { recursive: true, force: true });
    process.off("exit", unmount);
  }
}

/** Writes a file until the disk is full. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // No further block of this size fits.
    }
  }
  closeSync(descriptor);
}
