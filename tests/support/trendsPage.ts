import type { Page } from "playwright-core";
import { addDays, localDateOf } from "#domain/days.ts";
import { granted } from "./door.ts";
import type { Person } from "./people.ts";
import { present } from "./present.ts";
import { restDoor } from "./restDoor.ts";

const zone = "Europe/Paris";

/** Saves moods and actions of every third day of the last weeks. Today's mood is Calm. */
export async function feelOften(as: Person): Promise<void> {
  const today = localDateOf(present(), zone);
  const door = restDoor({ as, zone });
  const felt = ["calm", "happy", "tired", "sad", "love", "anxious", "overwhelmed", "calm", "great"] as const;
  for (const [ago, value] of felt.entries()) {
    const occurredAt = ago === 0 ? undefined : `${addDays(today, -ago * 3)}T10:00:00Z`;
    const when = occurredAt ? { occurredAt } : {};
    granted(await door.saveMood({ value, ...(ago % 2 === 0 ? { note: "Four herons by the river." } : {}), ...when }));
    granted(await door.logAction(when));
    if (ago % 3 === 0)
      granted(
        await door.logAction({
          classification: "negative",
          intention: "negative",
          emotionResponse: "annoyed",
          ...when,
        }),
      );
  }
}

/** Waits for the chart of karma, or for what stands in its place. */
export async function drawn(page: Page): Promise<void> {
  await page
    .getByRole("slider", { name: /^Karma by day/ })
    .or(page.getByRole("figure", { name: /^Karma by day/ }))
    .waitFor();
}
