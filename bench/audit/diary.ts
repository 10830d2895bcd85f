import { addDays, localDateOf } from "#domain/days.ts";
import { listensAt } from "#tests/support/address.ts";
import { connect } from "#tests/support/acquaintances.ts";
import { granted } from "#tests/support/door.ts";
import { keep } from "#tests/support/keptDiary.ts";
import { knock, bearer } from "#tests/support/knock.ts";
import { madeUpDiary } from "#tests/support/madeUpDiaries.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

const days = 365;
const friends = 6;
const messagesEach = 2;

/** Somebody who has kept a diary for a year and has friends who write, at a server's public doors. */
export async function addDiarist(url: string): Promise<Person> {
  listensAt(url);
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const diarist = await person("ada", { zone });
  const first = addDays(localDateOf(new Date(), zone), -days);
  await keep(restDoor({ as: diarist, zone }), madeUpDiary("audit", first, days), zone);
  granted(await restDoor({ as: diarist }).updateProfile({ displayName: "Ada", bio: "Walks before work." }));

  for (let number = 0; number < friends; number += 1) {
    const friend = await person("friend");
    await connect(friend, diarist);
    for (let message = 0; message < messagesEach; message += 1)
      await knock("POST", "/api/karma-exchanges", {
        headers: bearer(friend),
        body: { type: "kind_message", recipientId: diarist.id, message: "You made my day, as so often." },
      });
  }
  return diarist;
}
