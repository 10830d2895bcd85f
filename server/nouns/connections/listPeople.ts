import { textLimits, textProblem } from "#domain/limits.ts";
import { searchPrefix } from "#domain/nameWords.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import {
  isShutOut,
  isThere,
  nameHash,
  personColumns,
  seenBy,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { nameAt, type FeedWindow } from "#server/store/pages.ts";
import { sqlText } from "#server/store/sqlText.ts";

interface NamedRow extends PersonRow {
  /** The sort key of the list. */
  usernameKey: string;
}

const isListed = sqlText`u.id <> me.id and not u."anonymousMode" and ${isThere} and not ${isShutOut}`;

/**
 * One page of people by username, filtered by the longest word of the search. A search that is too short finds nobody.
 * Throws BadInput for an overlong search or a foreign cursor.
 */
export async function listPeople(viewer: Viewer, window: FeedWindow, search = ""): Promise<readonly NamedRow[]> {
  const problem = textProblem("Search", search, textLimits.search);
  if (problem) throw new BadInput(problem, "search");
  const { limit, fromOldest: fromEnd = false } = window;
  const [after, before] = [nameAt(window.olderThan) ?? "", nameAt(window.newerThan)];
  const prefix = searchPrefix(search);
  if (prefix === undefined && search.trim() !== "") return [];
  const order = fromEnd ? backwards : forwards;

  const rows = prefix
    ? await sql<NamedRow>`
        select ${personColumns}, u."usernameKey"
        from (select ${viewer.id}::uuid as id) as me
        join "NameWord" w on w.hash = ${nameHash(prefix)}::bytea and w."usernameKey" > ${after}
          and w."usernameKey" < coalesce(${before}::text, (select max("usernameKey") || '~' from "User"))
        join "User" u on u.id = w."userId" ${withFriendship}
        where ${isListed}
        order by ${order.ofWords} limit ${limit}`
    : await sql<NamedRow>`
        select ${personColumns}, u."usernameKey"
        from (select ${viewer.id}::uuid as id) as me
        join "User" u on u."usernameKey" > ${after}
          and u."usernameKey" < coalesce(${before}::text, (select max("usernameKey") || '~' from "User")) ${withFriendship}
        where ${isListed} order by ${order.ofPeople} limit ${limit}`;
  return seenBy(viewer, rows);
}

const forwards = { ofWords: sqlText`w."usernameKey"`, ofPeople: sqlText`u."usernameKey"` };
const backwards = { ofWords: sqlText`w."usernameKey" desc`, ofPeople: sqlText`u."usernameKey" desc` };
