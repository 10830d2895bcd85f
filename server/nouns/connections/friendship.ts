import { publish, type LiveEventKind } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { seenBy, type PersonRow } from "#server/nouns/account/people.ts";

export const friendshipStatuses = ["pending", "accepted", "rejected"] as const;

export type FriendshipStatus = (typeof friendshipStatuses)[number];

/** What stands between the viewer and another. */
export interface FriendshipRow {
  id: string;
  requesterId: string;
  requesteeId: string;
  status: string;
  changedAt: Date;
  /** The other, where they were read with it. */
  person?: PersonRow;
}

/** What stands between the viewer and a person who was read, if anything does. */
export function friendshipOf(person: PersonRow): (FriendshipRow & { person: PersonRow }) | null {
  const { friendshipId, status, requesterId, requesteeId, changedAt } = person;
  if (!friendshipId || !status || !requesterId || !requesteeId || !changedAt) return null;
  return { id: friendshipId, status, requesterId, requesteeId, changedAt, person };
}

/** A friendship that has just changed. */
export interface ChangedRow extends FriendshipRow {
  /** Whether the other has muted who changed it, and so takes no notice. */
  isQuiet: boolean;
}

/** Tells both sides, on every device, that something between them has changed. */
export function tellBoth(
  { id: friendshipId, isQuiet, ...sides }: ChangedRow,
  viewer: Viewer,
  kind: LiveEventKind,
): void {
  const otherId = sides.requesterId === viewer.id ? sides.requesteeId : sides.requesterId;
  publish(otherId, { kind: isQuiet ? "change" : kind, friendshipId });
  publish(viewer.id, { kind: "change", friendshipId });
}

/** The person with what has just come to stand between them and the viewer. */
export function withNews(viewer: Viewer, person: PersonRow, { id, ...news }: FriendshipRow): PersonRow {
  const row: PersonRow = { ...person, ...news, friendshipId: id, status: statusIn(news.status) };
  seenBy(viewer, [row]);
  return row;
}

function statusIn(text: string): FriendshipStatus {
  return friendshipStatuses.find((status) => status === text) ?? "pending";
}
