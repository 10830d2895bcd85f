import { firstWord } from "./numbers.ts";

/** Below this many people the list says how many there are, and offers an invitation. */
export const fewPeople = 10;

/** The heading above a list of one to nine people. */
export function peopleHere(count: number): string {
  return `${firstWord(count)} ${count === 1 ? "person is" : "people are"} here`;
}

/** The path of a link that finds a person by their username. */
export function linkToPerson(username: string): string {
  return `/user-list?search=${encodeURIComponent(username)}`;
}
