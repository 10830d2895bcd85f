import { journey } from "#client/screens/bring-your-diary/journey/journey.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import type { Sample } from "./sample.ts";

/** An entry of Journey: 28 November 2025, 11:26 in Berlin. */
export const journeyEntry = {
  id: "1764325584203-MgdL0i6fNq7wNsLw",
  date_modified: 1764326367234,
  date_journal: 1764325584203,
  timezone: "Europe/Berlin",
  text: '<p dir="auto">This is a new entry</p>',
  preview_text: '<p dir="auto">This is a new entry</p>',
  mood: 4,
  lat: 54.09,
  lon: 12.13,
  address: "Rostock",
  label: "",
  folder: "",
  sentiment: 1,
  favourite: false,
  music_title: "",
  music_artist: "",
  photos: ["1764325584203-MgdL0i6fNq7wNsLw-SP8.png"],
  weather: { id: 0, degree_c: 3, description: "", icon: "", place: "" },
  tags: ["trip"],
  type: "html",
};

/** An export of Journey with a file for each entry. */
export function journeyZip(entries: readonly { id: string }[]): Blob {
  return zipBlob(Object.fromEntries(entries.map((entry) => [`${entry.id}.json`, JSON.stringify(entry)])));
}

export const journeySample: Sample = {
  source: journey,
  entries: [
    journeyEntry,
    {
      ...journeyEntry,
      id: "1764412000000-0a1b2c3d4e5f6a7b",
      date_journal: 1764412000000,
      text: "**Two**",
      type: "markdown",
    },
    { ...journeyEntry, id: "1764500000000-3fe2b471cbd9654d", date_journal: 1764500000000, mood: 0, tags: [] },
  ].map((entry) => JSON.stringify(entry)),
  file: (entries) => journeyZip(entries.map((entry) => JSON.parse(entry) as { id: string })),
};
