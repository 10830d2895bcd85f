import { foldedName } from "#domain/nameWords.ts";
import { cannotChange } from "#domain/unreadable.ts";
import { keptWords, profileProblem, type ProfileWords } from "#domain/profile.ts";
import { isStillOpen } from "#server/nouns/account/credentials.ts";
import { emailHashOf, emailTaken } from "#server/nouns/account/email.ts";
import { indexed, nameHashes } from "#server/nouns/account/people.ts";
import { provePerson } from "#server/nouns/account/personProof.ts";
import { rereadViewer } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { spend } from "#server/kit/allowances.ts";
import { updateStripeEmail } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { BadInput, CannotOpen, Unauthorized } from "#server/base/errors.ts";
import { bufferOf, type Sealed } from "#server/store/keys/sealing.ts";
import { newPicture, type NewPicture } from "#server/nouns/pictures/pictures.ts";
import { openedProfile, sealedProfile } from "#server/diary/sealed.ts";

/** Fields left out stay unchanged, and null removes them. The picture is a data URL. */
export type ProfileEdit = { [Name in keyof ProfileWords | "profilePicture"]?: string | null | undefined };

/**
 * Changes the viewer's profile. A new email address needs proof of identity (`provePerson`) and ends all other
 * sessions once Stripe knows it. Throws BadInput naming the field, CannotOpen, Taken, TooMany or Unavailable; then
 * nothing has changed.
 * @param address The request's network address, used for limits.
 */
export async function updateProfile(
  viewer: Viewer,
  { currentPassword, ...edit }: ProfileEdit & { currentPassword?: string | null | undefined },
  address: string | undefined,
): Promise<void> {
  if (viewer.isUnreadable) throw new CannotOpen(cannotChange.profile);
  const { email } = checked(after(edit, viewer));
  const isMoving = foldedName(email) !== foldedName(viewer.email);
  if (isMoving) await provePerson(viewer, currentPassword);
  const picture = edit.profilePicture ? await limitedPicture(viewer, edit.profilePicture) : null;
  if (!isMoving) return save(viewer, edit, picture, false);

  if (address) await spend("newAddress", address);
  await spend("newAddress", viewer.id);
  await refuseTaken(email);
  await updateStripeEmail(viewer.id, email);
  try {
    await save(viewer, edit, picture, true);
  } catch (error) {
    await updateStripeEmail(viewer.id, viewer.email);
    // Another account may have taken the address meanwhile.
    await refuseTaken(email);
    throw error;
  }
}

// A picture made large on purpose takes seconds to decode.
async function limitedPicture({ id }: Viewer, dataUrl: string): Promise<NewPicture> {
  await spend("pictures", id);
  return newPicture(id, dataUrl);
}

function after(edit: ProfileEdit, now: ProfileWords): ProfileWords {
  const kept = (name: keyof ProfileWords) => (edit[name] === undefined ? now[name] : keptWords(edit[name] ?? null));
  return {
    displayName: kept("displayName"),
    email: kept("email") ?? "",
    bio: kept("bio"),
    location: kept("location"),
  };
}

function checked(words: ProfileWords): ProfileWords {
  const problem = profileProblem(words);
  if (problem) throw new BadInput(problem.message, problem.field);
  return words;
}

async function refuseTaken(email: string): Promise<void> {
  const [holder] = await sql`select 1 from "User" where "emailHash" = ${emailHashOf(email)}::bytea limit 1`;
  if (holder) throw emailTaken();
}

interface StoredProfile {
  id: string;
  sealed: Sealed;
  profile: Sealed | null;
}

/**
 * Merges the edit into the newest stored profile, because another device or a key renewal may have changed it. Facts that
 * are not in the edit stay, also those that this version does not know.
 */
async function save(viewer: Viewer, edit: ProfileEdit, picture: NewPicture | null, isMoving: boolean): Promise<void> {
  const { id, username, keys, tokenHash } = viewer;
  const read = () =>
    sql<StoredProfile>`select id, sealed, profile from "User" where id = ${id}::uuid and "deletedAt" is null limit 1`;
  for (;;) {
    const [kept] = await keys.openable(await read(), read);
    if (!kept) throw new Unauthorized();
    const own = keys.open("User", id, kept.sealed);
    const shown = openedProfile(kept);
    const { email, location, displayName, bio } = after(edit, { ...noWords, ...shown, ...own });
    const pictureId = edit.profilePicture === undefined ? shown.picture : picture?.id;

    const [saved] = await sql`
      with kept as (
        select id from "User" where id = ${id}::uuid and sealed = ${bufferOf(kept.sealed)}::bytea
          and profile is not distinct from ${kept.profile && bufferOf(kept.profile)}::bytea
        for no key update
      ), key as (
        select k.version from "PersonKey" k
        where k."userId" = ${id}::uuid and k.version = ${keys.version}::int and exists (select 1 from kept) for share
      ), person as (
        update "User" u set "emailHash" = ${emailHashOf(email)}::bytea,
          sealed = ${keys.seal("User", id, { ...own, email, location })}::bytea,
          profile = ${sealedProfile(id, { ...shown, displayName, bio, picture: pictureId ?? null })}::bytea,
          credentials = u.credentials + ${isMoving ? 1 : 0}::int
        from key where u.id = ${id}::uuid and (not ${isMoving}::boolean or ${isStillOpen(viewer)})
        returning u.id, u."usernameKey", u."anonymousMode", u.credentials
      ), lasting as (
        update "Session" s set credentials = p.credentials from person p
        where s."userId" = p.id and ${isMoving}::boolean and s."tokenHash" = ${tokenHash}::bytea
      ), sessions as (
        delete from "Session" s using person p
        where s."userId" = p.id and ${isMoving}::boolean and s."tokenHash" <> ${tokenHash}::bytea
      ), links as (
        delete from "ResetLink" l using person p where l."userId" = p.id and ${isMoving}::boolean
      ), words as (
        select unnest(${nameHashes({ username, displayName })}::bytea[]) as hash
      ), taken as (
        delete from "Picture" t using person p
        where t."userId" = ${id}::uuid and t."userId" = p.id and ${edit.profilePicture !== undefined && !picture}::boolean
      ), given as (
        insert into "Picture" ("userId", id, sealed)
        select id, ${picture?.id ?? null}::uuid, ${picture?.sealed ?? null}::bytea from person where ${picture !== null}::boolean
        on conflict ("userId") do update set id = excluded.id, sealed = excluded.sealed
      ), ${indexed}
      select id from person`;
    if (saved) return;
    // Throws if the session was ended meanwhile, or else nothing would end this loop.
    if (isMoving) await rereadViewer(viewer);
    await keys.refresh();
  }
}

const noWords = { displayName: null, email: "", bio: null, location: null };
