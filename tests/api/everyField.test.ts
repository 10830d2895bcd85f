import { describe, expect, test } from "vitest";
import { textsIn, type Fields } from "#domain/entries/field.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";

useApp();

type Texts = Record<string, string | null>;

/** What is asked of each kind of entry, with its texts by name. */
interface Written {
  save: (texts: Texts) => Promise<object>;
  read: (id: string) => Promise<object>;
  edit: (id: string, texts: Texts) => Promise<object>;
}

// REST has the texts of a page as one, so the door takes both together.
const pageOf = (texts: Texts) => ({ texts: { title: texts.title ?? null, body: texts.body ?? "" } });

const kindsOf: Record<KindName, (door: Door) => Written> = {
  action: (door) => ({ save: door.logAction, read: door.action, edit: door.editAction }),
  mood: (door) => ({ save: door.saveMood, read: door.mood, edit: door.editMood }),
  journal: (door) => ({
    save: (texts) => door.write(pageOf(texts)),
    read: door.page,
    edit: (id, texts) => door.editPage(id, pageOf(texts)),
  }),
};

const each = doors.flatMap((door) => Object.keys(kinds).map((kind) => ({ ...door, kind: kind as KindName })));

describe.each(each)("each text of the kind $kind over $name", ({ open, kind }) => {
  const names = textsIn<Fields>(kinds[kind]).map(([name]) => name);
  const texts: Texts = Object.fromEntries(names.map((name) => [name, `the ${name}`]));

  async function written(name: string) {
    const noun = kindsOf[kind](open(await person(name)));
    const { id } = granted(await noun.save(texts)) as { id: string };
    return { noun, id };
  }

  test("is saved and read", async () => {
    const { noun, id } = await written("ada");

    expect(await noun.read(id)).toMatchObject(texts);
  });

  test("is edited, and the others stay", async () => {
    const { noun, id } = await written("bo");

    for (const name of names) {
      const change = { ...(kind === "journal" ? texts : {}), [name]: `another ${name}` };
      expect(await noun.edit(id, change)).toMatchObject({ ...texts, [name]: `another ${name}` });
      granted(await noun.edit(id, texts));
    }
  });

  test("is taken away by null, unless it is needed", async () => {
    const { noun, id } = await written("cy");
    const optional = textsIn<Fields>(kinds[kind]).filter(([, { isNeeded }]) => !isNeeded);

    for (const [name] of optional) {
      const change = { ...(kind === "journal" ? texts : {}), [name]: null };
      expect(await noun.edit(id, change)).toMatchObject({ ...texts, [name]: null });
      granted(await noun.edit(id, texts));
    }
  });
});
