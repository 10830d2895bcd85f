import { z } from "zod";
import { pictureUrlLength, textLimits } from "#domain/limits.ts";
import { moodFaces } from "#domain/moods.ts";
import { eachSetting } from "#domain/settings.ts";
import { pictureMegabytes } from "#domain/profile.ts";
import { asUserRecord, userRecord } from "#server/nouns/account/account.rest.ts";
import { currentPasswordWords } from "#server/nouns/account/personProof.ts";
import { rereadViewer } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { totalsOf } from "#server/diary/ledger/ledger.ts";
import { currentMood } from "#server/nouns/moods/moods.ts";
import { ownPicture } from "#server/nouns/pictures/pictures.ts";
import { route } from "#server/kit/rest/route.ts";
import { optionalText, textOf } from "#server/kit/rest/shapes.ts";
import { instantShown } from "#server/kit/times.ts";
import { updateProfile } from "./profile.ts";

const currentUser = userRecord
  .extend({
    bio: z.string().nullable(),
    location: z.string().nullable(),
    profilePicture: z.string().nullable().describe("The image as a data URL. Null if there is none."),
    karmaGold: z.number().int(),
    karmaCoal: z.number().int(),
    currentMood: z.string().nullable().describe("Emoji of the latest mood."),
    moodLabel: z.string().nullable(),
    ...eachSetting(() => z.boolean()),
    timeZone: z.string().describe("The IANA zone that decides today."),
    trialEndsAt: instantShown,
  })
  .meta({ id: "CurrentUser" });

const profileEdit = z.object({
  displayName: textOf(textLimits.displayName).nullish(),
  email: textOf(textLimits.email).optional().describe("A new email address ends all other sessions."),
  profilePicture: textOf(pictureUrlLength)
    .nullish()
    .describe(`A data URL of a JPEG, PNG, WebP or GIF below ${pictureMegabytes} MB.`),
  bio: textOf(textLimits.bio).nullish().describe(`At most ${textLimits.bio} characters.`),
  location: textOf(textLimits.location).nullish(),
  currentPassword: optionalText.describe(`For another email. ${currentPasswordWords}`),
});

export const profileRoutes = [
  route("get", "/auth/user", { summary: "The signed-in person.", answers: currentUser }, asCurrentUser),

  route(
    "patch",
    "/auth/user",
    {
      summary: "Edits the person's profile. Fields that are left out stay unchanged; null clears a field.",
      body: profileEdit,
      hasPicture: true,
      answers: currentUser,
    },
    async (viewer, { body, call }) => {
      await updateProfile(viewer, body, call.visitor.address);
      return asCurrentUser(await rereadViewer(viewer));
    },
  ),
];

async function asCurrentUser(viewer: Viewer): Promise<z.input<typeof currentUser>> {
  const [{ all }, mood, picture] = await Promise.all([totalsOf(viewer), currentMood(viewer), ownPicture(viewer)]);
  const { emoji = null, label = null } = mood ? moodFaces[mood.value] : {};
  return {
    ...asUserRecord(viewer),
    bio: viewer.bio,
    location: viewer.location,
    profilePicture: picture,
    karmaGold: all.gold,
    karmaCoal: all.coal,
    currentMood: emoji,
    moodLabel: label,
    ...viewer.settings,
    timeZone: viewer.zone,
    trialEndsAt: viewer.trialEndsAt.toISOString(),
  };
}
