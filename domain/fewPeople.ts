/** Below this many people the list says how many there are, and offers an invitation. */
export const fewPeople = 10;

const words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"] as const;

/** The heading above a list of one to nine people. */
export function peopleHere(count: number): string {
  return `${words[count - 1] ?? count} ${count === 1 ? "person is" : "people are"} here`;
}

/** The path of a link that finds a person by their username. */
export function linkToPerson(username: string): string {
  return `/user-list?search=${encodeURIComponent(username)}`;
}
