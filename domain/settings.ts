import { reminderSlots } from "./limits.ts";
import { numberWord } from "./numbers.ts";

export interface Setting {
  standard: boolean;
  /** The description for API callers. */
  words: string;
  /** The section of the screen, the label there, what the setting does in one line of a phone, and the rest that a press unfolds. */
  section: "Notifications" | "Privacy";
  label: string;
  hint: string;
  more?: string;
  /** The name within "Failed to update … setting". */
  named: string;
}

/** "9:00, 13:00 and 18:00". */
const slotTimes = new Intl.ListFormat("en-GB").format(reminderSlots.map(({ hour }) => `${hour}:00`));

/** The settings that a person can switch, in screen order (docs/rules.md, Settings). */
export const settings = {
  dailyReminder: {
    standard: true,
    words: `Shows the mood prompt ${numberWord(reminderSlots.length)} times a day.`,
    section: "Notifications",
    label: "Daily Check-in Reminder",
    hint: `Asks at ${slotTimes}.`,
    more: "How you are, unless you’ve already logged a mood.",
    named: "daily reminder",
  },
  karmaMessages: {
    standard: true,
    words: "Announces received messages.",
    section: "Notifications",
    label: "Karma Messages",
    hint: "Shows new ones in Exchange.",
    named: "karma messages",
  },
  anonymousMode: {
    standard: false,
    words: "Hides the person from searches and lists of people.",
    section: "Privacy",
    label: "Anonymous Mode",
    hint: "Hides you from searches and lists.",
    more: "From public searches and user lists. People you are connected with still see you.",
    named: "anonymous mode",
  },
  insights: {
    standard: true,
    words: "Shows insights from the person's own entries.",
    section: "Privacy",
    label: "Insights",
    hint: "Shows patterns in your days.",
    more: "Counted here from moods, actions and dates, never from your words. No other company or member sees them.",
    named: "insights",
  },
  memories: {
    standard: true,
    words: "Looks back at the same day of earlier years and of last month.",
    section: "Privacy",
    label: "Look back at earlier years",
    hint: "Shows this day of other years.",
    more: "What you wrote on this day in earlier years and last month, on Home and beside the journal. At first only its title.",
    named: "look back",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

export type Settings = Record<SettingName, boolean>;

// Safe: TypeScript types Object.keys as string[].
export const settingNames = Object.keys(settings) as SettingName[];

/** The result of `make` for each setting, by its name. */
export function eachSetting<Made>(make: (name: SettingName) => Made): Record<SettingName, Made> {
  return Object.fromEntries(settingNames.map((name) => [name, make(name)])) as Record<SettingName, Made>;
}
