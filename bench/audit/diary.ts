import { listensAt } from "#tests/support/address.ts";
import { connect } from "#tests/support/relations.ts";
import { granted } from "#tests/support/door.ts";
import { sendRequest, bearer } from "#tests/support/requests.ts";
import { keepDemo } from "#tests/support/keptDiary.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

const days = 365;
const friends = 6;
const messagesEach = 2;

/** Creates a person with a year of entries and friends who write, through a server's public doors. */
export async function addDiarist(url: string): Promise<Person> {
  listensAt(url);
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const diarist = await person("ada", { zone });
  await keepDemo(diarist, { days, zone });
  granted(await restDoor({ as: diarist }).updateProfile({ displayName: "Ada", bio: "Walks before work." }));

  for (let number = 0; number < friends; number += 1) {
    const friend = await person("friend");
    await connect(friend, diarist);
    for (let message = 0; message < messagesEach; message += 1)
      await sendRequest("POST", "/api/karma-exchanges", {
        headers: bearer(friend),
        body: { type: "kind_message", recipientId: diarist.id, message: "You made my day, as so often." },
      });
  }
  return diarist;
}
