import { makeResetLink } from "#server/nouns/account/resetPassword.ts";
import { sql } from "#server/store/db.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { lineFrom } from "./archiveFiles.ts";
import { bringBack } from "./archives.ts";
import { connectedPeople, blockOrMute } from "./relations.ts";
import { testedDatabase } from "./address.ts";
import { granted } from "./door.ts";
import { person, signedInAgain, type Person } from "./people.ts";
import { bearer, sendRequest } from "./requests.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { somePicture } from "./pictures.ts";
import { restDoor } from "./restDoor.ts";
import { until } from "./until.ts";

/** A person with an entry of each kind. */
export async function withDiary(name: string): Promise<Person> {
  const somebody = await person(name);
  const door = restDoor({ as: somebody });
  granted(await door.logAction({ note: `${name}'s` }));
  granted(await door.saveMood({ note: `${name}'s` }));
  granted(await door.write());
  granted(await peopleDoors[1].open(somebody).send({ deliveryMethod: "email", recipientUsername: "Grandma" }));
  return somebody;
}

/** A person with rows in every possible table, and a connection of theirs. */
export async function withRowsEverywhere(): Promise<{ ada: Person; bo: Person }> {
  const [, people] = peopleDoors;
  const { ada, bo } = await connectedPeople();
  await signedInAgain(ada);
  for (const kind of ["good_karma", "kind_message"]) {
    granted(await people.open(ada).send({ type: kind, recipientId: bo.id }));
    const { id } = granted(await people.open(bo).send({ type: kind, recipientId: ada.id }));
    granted(await people.open(ada).report(id));
  }
  const [sent] = granted(await people.open(bo).received());
  granted(await people.open(bo).report(sent?.id ?? ""));
  for (const mutation of ["blockPerson", "mutePerson"]) await blockOrMute(ada, mutation, await person("cy"));
  granted(await restDoor({ as: ada }).logAction());
  granted(await restDoor({ as: ada }).saveMood());
  granted(await restDoor({ as: ada }).write());
  const headers = bearer(ada);
  await sendRequest("POST", "/api/moods", { headers, body: { value: "calm", newTags: [{ name: "Mira" }] } });
  await sendRequest("POST", "/api/own-moods", { headers, body: { name: "Floating", emoji: "🌊", value: "calm" } });
  await bringBack(ada, [lineFrom("daylio", "1")]);
  await sendRequest("POST", "/api/trends/on-this-day/put-away", { headers, body: { date: "2025-11-28" } });
  granted(await restDoor({ as: ada }).updateProfile({ profilePicture: await somePicture() }));
  await makeResetLink(ada.id);
  // A search whose second is over stores no month.
  await until("a search has stored a month", async () => {
    await sendRequest("POST", "/api/search", { headers: bearer(ada), body: { text: "word" } });
    return "SearchMonth" in (await rowsOf(ada));
  });
  await sql`insert into "Customer" (id, "userId") values ('cus_of_ada', ${ada.id}::uuid)`;
  return { ada, bo };
}

/** The number of a person's rows in each table, from the catalog. */
export async function rowsOf({ id }: Person, url = testedDatabase()): Promise<Record<string, number>> {
  const counts = await ask<{ name: string; count: number }>(
    [`select 'User' as name, count(*)::int as count from "User" where id = '${id}'`]
      .concat(
        (await tablesWithPeople(url)).map(
          (name) => `select '${name}', count(*)::int from "${name}" where "userId" = '${id}'`,
        ),
      )
      .join(" union all "),
    url,
  );
  return Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

/** Tables with people's rows. */
export async function tablesWithPeople(url = testedDatabase()): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'userId' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    url,
  );
  return tables.map(({ name }) => name);
}

function ask<Row extends object>(text: string, url: string | undefined): Promise<Row[]> {
  return withClient({ connectionString: url }, async (client) => (await client.query<Row>(text)).rows);
}
