import type { LocalDate } from "#domain/days.ts";
import type { Owner } from "#server/base/viewer.ts";
import { listImports } from "#server/nouns/imports/imports.ts";
import { listFriends } from "#server/nouns/connections/list.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { momentCursorOf, rowsAtATime } from "#server/store/pages.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";

interface AccountRow {
  sealed: Sealed;
  createdAt: Date;
  agreedTo: LocalDate | null;
  agreedAt: Date | null;
}

/** What an account holds beside entries and messages, for profile.json (docs/export.md). */
export async function profileOf(viewer: Owner): Promise<object> {
  const { id, username, displayName, bio, email, country, location, settings, zone, fixedTimeZone, keys } = viewer;
  const read = () =>
    sql<AccountRow>`select sealed, "createdAt", "agreedTo", "agreedAt" from "User" where id = ${id}::uuid limit 1`;
  const [account] = await keys.openable(await read(), read);
  const own = account && openedOrLogged(() => keys.open("User", id, account.sealed));
  const { firstName = null, surname = null } = own ?? {};
  return {
    username,
    email,
    firstName,
    surname,
    displayName,
    bio,
    country,
    location,
    timeZone: zone,
    timeZoneIsFixed: fixedTimeZone !== null,
    settings,
    joinedAt: account?.createdAt.toISOString() ?? null,
    agreedTo: account?.agreedTo ?? null,
    agreedAt: account?.agreedAt?.toISOString() ?? null,
    imports: await importsOf(viewer),
    connections: await connectionsOf(viewer),
  };
}

/** The usernames of the people one is connected with, latest first. */
async function connectionsOf(viewer: Owner): Promise<string[]> {
  const usernames: string[] = [];
  let olderThan: string | undefined;
  for (;;) {
    const rows = await listFriends(viewer, { limit: rowsAtATime, olderThan });
    usernames.push(...rows.map(({ person }) => person.username));
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtATime) return usernames;
    olderThan = momentCursorOf({ at: last.changedAt, id: last.id });
  }
}

async function importsOf(viewer: Owner): Promise<object[]> {
  const imports = await listImports(viewer);
  return imports.map(({ id, source, createdAt, brought }) => ({
    id,
    source,
    createdAt: createdAt.toISOString(),
    brought,
  }));
}
