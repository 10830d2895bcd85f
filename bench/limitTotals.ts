import { moodFaces, type Mood } from "#domain/moods.ts";

/** The sums of a range for a dashboard. */
export interface Totals {
  range: string;
  gold: number;
  coal: number;
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

/** A dashboard of all time like REST's, from the latest mood and the sums of every range. */
export function dashboardJson(mood: Mood | null, totals: readonly Totals[]): object {
  const all = totals.find(({ range }) => range === "all");
  return {
    user: {
      currentMood: mood ? moodFaces[mood].emoji : null,
      moodLabel: mood ? moodFaces[mood].label : null,
      moodValue: mood,
    },
    summary: {
      goldKarma: all?.gold ?? 0,
      coalKarma: Math.max(0, all?.coal ?? 0),
      actionsLogged: all?.actionsLogged ?? 0,
      positiveInteractions: all?.positiveInteractions ?? 0,
      reflectionsWritten: all?.reflectionsWritten ?? 0,
      goodKarmaSent: all?.goodKarmaSent ?? 0,
    },
  };
}
