import { LocalNotifications, type Schedule } from "@capacitor/local-notifications";
import { brand } from "#domain/brand.ts";
import { reminderSlots, type ReminderSlot } from "#domain/limits.ts";
import { answeredSlots, type MoodsOfDay } from "#domain/slots.ts";
import { clock } from "./clock.ts";

/** The current plan of each reminder: "daily", the day it was answered, or "off". */
const planned = new Map<number, string>();
let working: Promise<void> = Promise.resolve();

/**
 * Schedules the device's three daily notifications (docs/rules.md, Mood prompt). An answered slot is postponed to
 * tomorrow under its own id. Correct schedules stay untouched.
 */
export function planReminders(today: MoodsOfDay): Promise<void> {
  return inTurn(async () => {
    if (!(await mayNotify())) return;
    const now = new Date(clock.now());
    const answered = answeredSlots(today);
    await become(
      reminderSlots.map((slot) =>
        answered.includes(slot) ? tomorrow(slot, now) : { slot, name: "daily", schedule: daily(slot) },
      ),
    );
  });
}

export function cancelReminders(): Promise<void> {
  return inTurn(() => become(reminderSlots.map((slot) => ({ slot, name: "off" }))));
}

interface Plan {
  slot: ReminderSlot;
  name: string;
  schedule?: Schedule;
}

async function become(plans: readonly Plan[]): Promise<void> {
  const changed = plans.filter(({ slot, name }) => planned.get(slot.id) !== name);
  if (changed.length === 0) return;
  await LocalNotifications.cancel({ notifications: changed.map(({ slot }) => ({ id: slot.id })) });
  const notifications = changed.flatMap(({ slot, schedule }) => (schedule ? [notificationOf(slot, schedule)] : []));
  if (notifications.length > 0) await LocalNotifications.schedule({ notifications });
  for (const { slot, name } of changed) planned.set(slot.id, name);
}

function notificationOf({ id, name }: ReminderSlot, schedule: Schedule) {
  return {
    id,
    title: "How are you feeling?",
    body: `Your ${name} check-in with ${brand}. A face is enough; words are welcome.`,
    schedule,
    extra: { path: "/mood" },
  };
}

function daily({ hour }: ReminderSlot): Schedule {
  return { on: { hour, minute: 0, second: 0 } };
}

/**
 * Starts tomorrow. The plugin repeats at the interval from now until `at`, which can exceed a day. Opening the app
 * again corrects this.
 */
function tomorrow(slot: ReminderSlot, now: Date): Plan {
  const at = new Date(now);
  at.setHours(slot.hour, 0, 0, 0);
  const name = `answered on ${at.toDateString()}`;
  // The next occurrence is already tomorrow.
  if (at <= now) return { slot, name, schedule: daily(slot) };
  at.setDate(at.getDate() + 1);
  return { slot, name, schedule: { at, repeats: true } };
}

async function mayNotify(): Promise<boolean> {
  return (await LocalNotifications.requestPermissions()).display === "granted";
}

/** Runs one task at a time. If one fails, the next one repeats its work. */
function inTurn(work: () => Promise<void>): Promise<void> {
  working = working.then(work).catch(() => planned.clear());
  return working;
}
