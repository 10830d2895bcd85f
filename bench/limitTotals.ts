import { moodFaces, type Mood } from "#domain/moods.ts";

/** What a dashboard's SQL sums up of a range. */
export interface Totals {
  range: string;
  gold: number;
  coal: number;
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

/** All time, of months that are each counted in the shortest range that they lie in. */
export function allOf(totals: readonly Totals[]): Totals {
  const ofMonths = totals.filter(({ range }) => ["month", "year", "all"].includes(range));
  const sum = (number: Exclude<keyof Totals, "range">) => ofMonths.reduce((so, each) => so + each[number], 0);
  return {
    range: "all",
    gold: sum("gold"),
    coal: sum("coal"),
    actionsLogged: sum("actionsLogged"),
    positiveInteractions: sum("positiveInteractions"),
    reflectionsWritten: sum("reflectionsWritten"),
    goodKarmaSent: sum("goodKarmaSent"),
  };
}

/** A dashboard of all time as REST answers it, of the latest mood and the sums of every range. */
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
