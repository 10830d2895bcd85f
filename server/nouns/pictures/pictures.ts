import { v7 as uuidv7 } from "uuid";
import { isThere, sees, storedProfile, withFriendship } from "#server/nouns/account/people.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { NotFound } from "#server/base/errors.ts";
import { bufferOf, openedBytes, sealedBytes, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey, instanceVersion } from "#server/store/keys/vault.ts";
import { isUuid, nobodysId } from "#server/store/pages.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { jpegIn } from "./jpeg.ts";

export interface NewPicture {
  id: string;
  sealed: Buffer;
}

/** Decodes an uploaded data URL and returns the row to store. Throws BadInput. */
export async function newPicture(userId: string, dataUrl: string): Promise<NewPicture> {
  const id = uuidv7();
  const jpeg = await jpegIn(dataUrl);
  return { id, sealed: sealedBytes(instanceKey("profile"), instanceVersion, placeOf(userId, id), jpeg) };
}

/**
 * A person's picture as a JPEG. Throws NotFound if the profile no longer names it or it cannot be decrypted. Throws the
 * same if the viewer may not see the person or has blocked them.
 */
export async function readPicture(viewer: Viewer, userId: string, id: string): Promise<Buffer> {
  const owner = isUuid(userId) ? userId : nobodysId;
  const [row] = await sql<{ id: string; profile: Sealed | null; sealed: Sealed }>`
    select u.id, u.profile, p.sealed
    from (select ${viewer.id}::uuid as id) as me join "User" u on u.id = ${owner}::uuid
    join "Picture" p on p."userId" = ${owner}::uuid and p.id = ${isUuid(id) ? id : nobodysId}::uuid ${withFriendship}
    where ${isThere} and ${sees("picture")} limit 1`;
  if (!row || storedProfile(row).picture !== id) throw new NotFound("There is no such picture.");
  const jpeg = openedOrLogged(() => openPicture(row.id, id, row.sealed));
  if (!jpeg) throw new NotFound("There is no such picture.");
  return jpeg;
}

/** The viewer's own picture as a data URL. Null if there is none or it cannot be decrypted. */
export async function ownPicture({ id, picture }: Owner): Promise<string | null> {
  if (picture === null) return null;
  const [row] = await sql<{ sealed: Sealed }>`
    select sealed from "Picture" where "userId" = ${id}::uuid and id = ${picture}::uuid limit 1`;
  if (!row) return null;
  const jpeg = openedOrLogged(() => openPicture(id, picture, row.sealed));
  return jpeg ? `data:image/jpeg;base64,${jpeg.toString("base64")}` : null;
}

/** Decrypts a stored picture into a JPEG. Throws Unreadable. */
export function openPicture(userId: string, id: string, sealed: Sealed): Buffer {
  return openedBytes(instanceKey("profile"), placeOf(userId, id), bufferOf(sealed));
}

function placeOf(userId: string, id: string): string[] {
  return ["Picture", userId, id];
}
