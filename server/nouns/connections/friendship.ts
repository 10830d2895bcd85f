import { publish, type LiveEventKind } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { seenBy, type PersonRow } from "#server/nouns/account/people.ts";

export const friendshipStatuses = ["pending", "accepted", "rejected"] as const;

export type FriendshipStatus = (typeof friendshipStatuses)[number];

/** A friendship between the viewer and another person, in any status. */
export interface FriendshipRow {
  id: string;
  requesterId: string;
  requesteeId: string;
  status: string;
  changedAt: Date;
  /** The other person, if the query joined them. */
  person?: PersonRow;
}

/** The friendship between the viewer and this person, null if there is none. */
export function friendshipOf(person: PersonRow): (FriendshipRow & { person: PersonRow }) | null {
  const { friendshipId, status, requesterId, requesteeId, changedAt } = person;
  if (!friendshipId || !status || !requesterId || !requesteeId || !changedAt) return null;
  return { id: friendshipId, status, requesterId, requesteeId, changedAt, person };
}

export interface ChangedRow extends FriendshipRow {
  /** True if the other person has muted the one who made the change. */
  isQuiet: boolean;
}

/** Publishes a changed friendship to all devices of both sides. */
export function publishToBoth(
  { id: friendshipId, isQuiet, ...sides }: ChangedRow,
  viewer: Viewer,
  kind: LiveEventKind,
): void {
  const otherId = sides.requesterId === viewer.id ? sides.requesteeId : sides.requesterId;
  publish(otherId, { kind: isQuiet ? "change" : kind, friendshipId });
  publish(viewer.id, { kind: "change", friendshipId });
}

/** The person with the changed friendship. */
export function withFriendshipChange(viewer: Viewer, person: PersonRow, { id, ...news }: FriendshipRow): PersonRow {
  const row: PersonRow = { ...person, ...news, friendshipId: id, status: statusIn(news.status) };
  seenBy(viewer, [row]);
  return row;
}

function statusIn(text: string): FriendshipStatus {
  return friendshipStatuses.find((status) => status === text) ?? "pending";
}
