import { BadInput, Forbidden, oneOf } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { publishToBoth, withFriendshipChange, type FriendshipRow } from "./friendship.ts";
import { readConnection } from "./read.ts";

/**
 * Accepts or declines a request that the viewer received. Repeating the same answer is no error. Throws NotFound,
 * Forbidden or BadInput.
 */
export async function answerRequest(
  viewer: Viewer,
  id: string,
  status: string,
): Promise<FriendshipRow & { person: PersonRow }> {
  const answer = answers.find((one) => one === status);
  if (!answer) throw new BadInput("A request is accepted or rejected.", "status", oneOf(answers));
  const [before, isQuiet] = await Promise.all([readConnection(viewer, id), hasMuted(viewer, id)]);
  if (before.requesteeId !== viewer.id) throw new Forbidden("Only the person who got this request can answer it.");

  const [now] = await sql<FriendshipRow>`
    update "Friendship" f set status = ${answer}, "changedAt" = ${sqlNow}, "seenAt" = least(f."seenAt", ${sqlNow})
    where f.id = ${before.id}::uuid and f."requesteeId" = ${viewer.id}::uuid and f.status = 'pending'
    returning f.id, f."requesterId", f."requesteeId", f.status, f."changedAt"`;
  if (now) {
    publishToBoth({ ...now, isQuiet }, viewer, answer === "accepted" ? "acceptance" : "change");
    return { ...now, person: withFriendshipChange(viewer, before.person, now) };
  }

  const stands = await readConnection(viewer, id);
  if (stands.status === answer) return stands;
  throw new BadInput(
    stands.status === "accepted"
      ? "You accepted this request. Remove the connection to end it."
      : "You declined this request. Either of you can ask again.",
    "status",
  );
}

/** True if the person who sent the request wants no notice of the viewer. */
async function hasMuted(viewer: Viewer, id: string): Promise<boolean> {
  const [mute] = await sql`
    select 1 from "Friendship" f join "Mute" m on m."userId" = f."requesterId" and m."otherId" = ${viewer.id}::uuid
    where f.id = ${isUuid(id) ? id : null}::uuid limit 1`;
  return mute !== undefined;
}

const answers = ["accepted", "rejected"] as const;
