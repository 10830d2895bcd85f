import { expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { connect, sendConnectionRequest } from "#tests/support/relations.ts";
import { aPage, granted } from "#tests/support/door.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

const [, people] = peopleDoors;
const nothing = { actions: 0, moods: 0, journalEntries: 0, messages: 0, connections: 0 };

test("the numbers before a deletion count each kind, and nothing of another person", async () => {
  const [ada, bo, dot] = [await person("ada"), await person("bo"), await person("dot")];
  const { logAction, saveMood, write, deleteMood } = restDoor({ as: ada });
  granted(await logAction());
  granted(await logAction({ type: "event", intention: undefined }));
  granted(await saveMood());
  granted(await deleteMood(granted(await saveMood()).id));
  for (const body of ["A", "B", "C"]) granted(await write({ texts: { ...aPage, body } }));
  granted(await restDoor({ as: bo }).saveMood());
  await connect(ada, bo);
  await sendConnectionRequest(dot, ada);
  const sent = granted(await people.open(ada).send({ recipientId: bo.id }));
  granted(await people.open(bo).send({ recipientId: ada.id }));

  expect(await holdings(ada)).toEqual({ actions: 2, moods: 1, journalEntries: 3, messages: 2, connections: 1 });
  expect(await holdings(bo)).toEqual({ ...nothing, moods: 1, messages: 2, connections: 1 });
  expect(await holdings(dot)).toEqual(nothing);

  // A deleted message is no longer there to be lost. The other person's copy stays.
  granted(await people.open(ada).deleteExchange(sent.id));
  expect(await holdings(ada)).toMatchObject({ messages: 1 });
  expect(await holdings(bo)).toMatchObject({ messages: 2 });
});

/** What both doors say, which is the same. */
async function holdings(of: Person): Promise<unknown> {
  const headers = bearer(of);
  const graph = await ask(`{ viewer { holdings { ${Object.keys(nothing).join(" ")} } } }`, { headers });
  const { json } = await sendRequest("GET", "/api/user/delete-account", { headers });
  expect((graph.json as { data: { viewer: { holdings: unknown } } }).data.viewer.holdings).toEqual(json);
  return json;
}
