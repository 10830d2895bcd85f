import { onTestFinished } from "vitest";
import { withClient } from "#server/store/database/migrations.ts";
import { testedDatabase } from "./address.ts";
import { granted } from "./door.ts";
import { doors, type NamedDoor } from "./doors.ts";
import { linkToPassword } from "./inDatabase.ts";
import { registration, type Person } from "./people.ts";
import { ask, sendRequest } from "./requests.ts";
import { holderOn, type Holder } from "./waiting.ts";

/** A way to end all of a person's sessions, except the one that asks for it. */
export interface Ending {
  way: string;
  end: (somebody: Person, door: NamedDoor) => Promise<unknown>;
  /** The session that asks for it lasts. */
  isAsked: boolean;
}

/** All of them over both doors. `endSessions` is the operator's command, which has no door. */
export function endingsBy(endSessions: (somebody: Person) => Promise<unknown>): (Ending & { door: NamedDoor })[] {
  const endings: Ending[] = [
    {
      way: "a new password",
      end: async (somebody, { open }) =>
        granted(await open(somebody).changePassword({ currentPassword: somebody.password, newPassword })),
      isAsked: true,
    },
    {
      way: "a new email address",
      end: async (somebody, { open }) =>
        granted(
          await open(somebody).updateProfile({
            email: registration("moved").email,
            currentPassword: somebody.password,
          }),
        ),
      isAsked: true,
    },
    { way: "an operator's link", end: useLink, isAsked: false },
    { way: "an operator's sessions:end", end: endSessions, isAsked: false },
  ];
  return endings.flatMap((ending) => doors.map((door) => ({ ...ending, door })));
}

const newPassword = "another secret";

async function useLink(somebody: Person, { name }: NamedDoor): Promise<void> {
  const input = { token: await linkToPassword(somebody), password: newPassword };
  const { text } =
    name === "REST"
      ? await sendRequest("POST", "/api/auth/reset-password", { body: input })
      : await ask(
          `mutation ($input: ResetPasswordInput!) {
            resetPassword(input: $input) { ... on ResetPasswordPayload { viewer { email } } ... on Refusal { message } }
          }`,
          { variables: { input } },
        );
  if (/"message":"(?!Password changed)/.test(text)) throw new Error(`The link was refused: ${text}`);
}

/** Holds a person's row until the test ends. Sign-ins and changes of credentials wait for it, in their order. */
export async function holdRow({ id }: Person): Promise<Holder> {
  const holder = await holderOn(testedDatabase() ?? "");
  onTestFinished(holder.close);
  await holder.hold(`select 1 from "User" where id = '${id}' for no key update`);
  return holder;
}

/** How many of a person's stored sessions stand on older credentials. */
export function outlivedSessions({ id }: Person): Promise<number> {
  return withClient({ connectionString: testedDatabase() }, async (client) => {
    const { rows } = await client.query(
      `select 1 from "Session" s join "User" u on u.id = s."userId" where u.id = $1 and s.credentials <> u.credentials`,
      [id],
    );
    return rows.length;
  });
}

/** What a person signs in with. */
export function signInOf({ email, password }: Person): Pick<Person, "email" | "password"> {
  return { email, password };
}
