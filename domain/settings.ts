/** What a person can switch on and off (spec section 3), in the order of the screen, with what each is for. */
export const settings = {
  dailyReminder: { standard: true, words: "The mood prompt, three times a day." },
  karmaMessages: { standard: true, words: "Notices of messages received." },
  anonymousMode: { standard: false, words: "Out of public searches and lists of people." },
  insights: { standard: true, words: "Insights from the person's own entries." },
} as const;

export type SettingName = keyof typeof settings;

export type Settings = Record<SettingName, boolean>;

// Object.keys forgets which keys they are.
export const settingNames = Object.keys(settings) as SettingName[];

/** Makes something for each setting. */
export function eachSetting<Made>(make: (name: SettingName) => Made): Record<SettingName, Made> {
  return Object.fromEntries(settingNames.map((name) => [name, make(name)])) as Record<SettingName, Made>;
}
