import type { Viewer } from "#server/base/viewer.ts";
import { nameOfPart, openedPart, readParts, type PartPlace, type PartTexts } from "./months.ts";
import type { Turns } from "./turns.ts";

/** How many bytes of parts are read at once: few at first, because a page of common words is full soon. */
const windowBytes = { first: 200_000, most: 1_000_000 } as const;

/** Reads parts of segments in growing windows, and decrypts them one by one. */
export interface PartReader {
  /** Names the parts that will be asked for, in this order. */
  expect: (places: readonly PartPlace[]) => void;
  /** The texts of a part. Undefined if its month has changed, or if they cannot be decrypted. */
  textOf: (place: PartPlace) => Promise<string | undefined>;
}

export function partReader(viewer: Viewer, turns: Turns): PartReader {
  let expected: readonly PartPlace[] = [];
  let read = new Map<string, PartTexts>();
  let isRead = new Set<string>();
  let most: number = windowBytes.first;

  const readFrom = async (place: PartPlace) => {
    const window = takeWindow(expected.slice(expected.indexOf(place)), most);
    read = await turns.read(() => readParts(viewer, window));
    isRead = new Set(window.map(nameOfPart));
    most = Math.min(4 * most, windowBytes.most);
  };
  return {
    expect: (places) => {
      expected = places;
    },
    textOf: async (place) => {
      const name = nameOfPart(place);
      if (!isRead.has(name)) await readFrom(place);
      const texts = read.get(name);
      // The window's other parts stay; this one is not needed again.
      read.delete(name);
      return texts && openedPart(viewer, place, texts);
    },
  };
}

function takeWindow(places: readonly PartPlace[], most: number): readonly PartPlace[] {
  let bytes = 0;
  const end = places.findIndex((place, index) => {
    bytes += place.bytes;
    return index > 0 && bytes > most;
  });
  return end === -1 ? places : places.slice(0, end);
}
