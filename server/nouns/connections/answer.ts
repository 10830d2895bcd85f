import { BadInput, Forbidden, oneOf } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { tellBoth, withNews, type ChangedRow, type FriendshipRow } from "./friendship.ts";
import { readConnection } from "./read.ts";

/** Accepts or declines a request, as only who was asked may. To say the same twice is no mistake. Throws NotFound, Forbidden or BadInput. */
export async function answerRequest(
  viewer: Viewer,
  id: string,
  status: string,
): Promise<FriendshipRow & { person: PersonRow }> {
  const answer = answers.find((one) => one === status);
  if (!answer) throw new BadInput("A request is accepted or rejected.", "status", oneOf(answers));
  const before = await readConnection(viewer, id);
  if (before.requesteeId !== viewer.id) throw new Forbidden("Only the person who got this request can answer it.");

  const [now] = await sql<ChangedRow>`
    update "Friendship" f set status = ${answer}, "changedAt" = now(), "seenAt" = coalesce(f."seenAt", now())
    where f.id = ${before.id}::uuid and f."requesteeId" = ${viewer.id}::uuid and f.status = 'pending'
    returning f.id, f."requesterId", f."requesteeId", f.status, f."changedAt",
              exists (select 1 from "Mute" m where m."userId" = f."requesterId" and m."otherId" = f."requesteeId") as "isQuiet"`;
  if (now) {
    tellBoth(now, viewer, answer === "accepted" ? "acceptance" : "change");
    return { ...now, person: withNews(viewer, before.person, now) };
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

const answers = ["accepted", "rejected"] as const;
