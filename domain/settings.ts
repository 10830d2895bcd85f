/** What a person can switch on and off, in the order of the screen (spec section 3). */
export const settings = {
  dailyReminder: { standard: true, words: "The mood prompt, three times a day." },
  karmaMessages: { standard: true, words: "Notices of messages received." },
  anonymousMode: { standard: false, words: "Out of public searches and lists of people." },
  insights: { standard: true, words: "Insights from the person's own entries." },
} as const;

export type SettingName = keyof typeof settings;

export type Settings = Record<SettingName, boolean>;

// The type of Object.keys is only string[].
export const settingNames = Object.keys(settings) as SettingName[];

/** What `make` gives for each setting, by the setting's name. */
export function eachSetting<Made>(make: (name: SettingName) => Made): Record<SettingName, Made> {
  return Object.fromEntries(settingNames.map((name) => [name, make(name)])) as Record<SettingName, Made>;
}
