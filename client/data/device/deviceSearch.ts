import type { Variables } from "relay-runtime";
import { clock } from "#client/platform/clock.ts";
import { openedDevice } from "#client/platform/device.ts";
import { isRecord } from "#client/platform/problem.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { localDateOf } from "#domain/days.ts";
import { termsOf } from "#domain/finding.ts";
import { withNames } from "#domain/findingNames.ts";
import { foldedFields, hasAll, namesIn, textsOf, type EntryKindName } from "#domain/findingTexts.ts";
import { shownAsOf } from "../relay/connected.ts";
import type { FoundAnswer, SessionRecords } from "./storedAnswers.ts";

/** An entry or a message in a response. */
interface Item extends Record<string, unknown> {
  __typename: EntryKindName | "Exchange";
  id: string;
}

/**
 * Answers a search without a server, from the responses stored on this device and from Relay's store. Like on the
 * server, messages are only in All (docs/rules.md, Search).
 */
export async function searchDevice(
  variables: Variables,
  records: SessionRecords,
  hasEnded: () => boolean,
): Promise<OnDevice | undefined> {
  const device = await itemsOnDevice(records);
  if (hasEnded()) return undefined;

  const asked = variables as Partial<Record<"text" | "kind" | "from" | "to", string | null>>;
  const found = [...device.items.values()].filter((item) => isAsked(item, asked)).toSorted(newestFirst);
  const edges = found.map((node) => ({ cursor: node.id, node: { ...node, __isNode: node.__typename } }));
  const pageInfo = { endCursor: null, hasNextPage: false };
  const answer = { data: { viewer: { search: { lookedBackTo: null, edges, pageInfo } } } };
  return { answer, at: device.at };
}

/** Finds one entry without a server, from the same places. */
export async function entryOnDevice(
  { id }: Variables,
  records: SessionRecords,
  hasEnded: () => boolean,
): Promise<OnDevice | undefined> {
  const { items, at } = await itemsOnDevice(records);
  const node = items.get(String(id));
  return node && !hasEnded() ? { answer: { data: { node } }, at } : undefined;
}

type OnDevice = Pick<FoundAnswer, "answer" | "at">;

/** All entries and messages of which this device knows, by id, and when it read the newest of them. */
async function itemsOnDevice(records: SessionRecords): Promise<{ items: Map<string, Item>; at: number }> {
  const store = await openedDevice();
  const stored = (await store?.answers.all().catch(() => [])) ?? [];
  const items = new Map<string, Item>();
  // The newest last, so that it replaces older ones.
  for (const { value } of stored.toSorted((one, other) => one.at - other.at)) collect(value, items);
  for (const id of records.getRecordIDs()) readAgain(id, records, items);

  const newest = Math.max(...stored.map(({ at }) => at));
  return { items, at: shownAsOf() ?? (stored.length > 0 ? newest : clock.now()) };
}

/** Collects all entries and messages in a response. */
function collect(value: unknown, items: Map<string, Item>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, items);
  if (!isRecord(value)) return;
  if (isItem(value)) items.set(value.id, shown(value));
  else for (const each of Object.values(value)) collect(each, items);
}

/** Replaces stored items by those that this session has read since, and drops deleted ones. */
function readAgain(id: string, records: SessionRecords, items: Map<string, Item>): void {
  const record: unknown = records.get(id);
  if (record === null) items.delete(id);
  if (isRecord(record) && isItem(record)) items.set(id, { ...items.get(id), ...shown(withLinks(record, records)) });
}

/** A record with the tags and the own mood to which it links. */
function withLinks(item: Item, records: SessionRecords): Item {
  const linked = Object.entries(item).map(([name, value]): [string, unknown] => {
    if (!isRecord(value)) return [name, value];
    const { __ref: one, __refs: many } = value;
    if (Array.isArray(many)) return [name, many.map((id) => records.get(String(id)))];
    return [name, typeof one === "string" ? records.get(one) : value];
  });
  return { ...item, ...Object.fromEntries(linked) };
}

const kinds: Record<Item["__typename"], true> = { Action: true, Mood: true, JournalEntry: true, Exchange: true };

/** Parts of entries, such as the latest mood on home, lack this field. */
function isItem(value: Record<string, unknown>): value is Item {
  return (
    Object.keys(kinds).includes(String(value.__typename)) && typeof value.id === "string" && "isUnreadable" in value
  );
}

/** An item with the field names that the result cards request. */
function shown(item: Item): Item {
  const { __typename: kind, emoji, face, type, createdAt } = item;
  if (kind === "Mood") return { ...item, face: face ?? emoji };
  if (kind !== "Exchange") return item;
  return { ...item, kind: type, localDate: item.localDate ?? localDateOf(new Date(String(createdAt)), deviceZone()) };
}

function isAsked(item: Item, { text, kind = "ALL", from, to }: Record<string, string | null | undefined>): boolean {
  const { __typename: type, localDate, classification } = item;
  const day = String(localDate);
  if ((from && day < from) || (to && day > to)) return false;
  if (kind === "MOODS" && type !== "Mood") return false;
  if (kind === "GOOD" && classification !== "POSITIVE") return false;
  if (kind === "LEARNING" && classification !== "NEGATIVE") return false;

  const terms = withNames(termsOf(text ?? ""));
  // Like on the server, the name of a person with an account is not searched, because it may change.
  const outsideName = item.deliveryMethod === "APP" ? null : item.personName;
  if (type === "Exchange") return hasAll(terms, foldedFields([item.message, outsideName]));
  // GraphQL's keys are in capitals.
  const names = namesIn(type, item).map((name) => name.toLowerCase());
  return hasAll(terms, foldedFields([...textsOf(type, item), ...ownWordsOf(item)]), names);
}

/** The names of an entry's tags, and those of its own mood, which a response has in place of ids. */
function ownWordsOf({ ownTags, label, face }: Item): unknown[] {
  const tags: unknown[] = Array.isArray(ownTags) ? ownTags : [];
  return [...tags.map((tag) => isRecord(tag) && tag.name), label, face];
}

function newestFirst(one: Item, other: Item): number {
  const place = (item: Item) => `${String(item.localDate)} ${String(item.occurredAt ?? item.createdAt)} ${item.id}`;
  return place(one) < place(other) ? 1 : -1;
}
