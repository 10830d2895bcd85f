interface Setting {
  standard: boolean;
  /** For callers. */
  words: string;
  /** The part of the screen it stands in, what it is called there, and what it does. */
  section: "Notifications" | "Privacy";
  label: string;
  hint: string;
  /** Within "Failed to update … setting". */
  named: string;
}

/** What a person can switch on and off, in the order of the screen (docs/rules.md, Settings). */
export const settings = {
  dailyReminder: {
    standard: true,
    words: "The mood prompt, three times a day.",
    section: "Notifications",
    label: "Daily Check-in Reminder",
    hint: "Asks how you are at 9:00, 13:00 and 18:00, unless you’ve already logged a mood.",
    named: "daily reminder",
  },
  karmaMessages: {
    standard: true,
    words: "Notices of messages received.",
    section: "Notifications",
    label: "Karma Messages",
    hint: "Shows your new messages when you open Exchange.",
    named: "karma messages",
  },
  anonymousMode: {
    standard: false,
    words: "Out of public searches and lists of people.",
    section: "Privacy",
    label: "Anonymous Mode",
    hint: "Hides you from public searches and user lists. People you are connected with still see you.",
    named: "anonymous mode",
  },
  insights: {
    standard: true,
    words: "Insights from the person's own entries.",
    section: "Privacy",
    label: "Insights",
    hint: "Shows patterns in your days. Counted here from moods, actions and dates, never from your words. No other company or member sees them.",
    named: "insights",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

export type Settings = Record<SettingName, boolean>;

// The type of Object.keys is only string[].
export const settingNames = Object.keys(settings) as SettingName[];

/** What `make` gives for each setting, by the setting's name. */
export function eachSetting<Made>(make: (name: SettingName) => Made): Record<SettingName, Made> {
  return Object.fromEntries(settingNames.map((name) => [name, make(name)])) as Record<SettingName, Made>;
}
