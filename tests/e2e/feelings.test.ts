import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";
import { changer, choose, pick, submit } from "#tests/support/wizardPage.ts";

useBrowser();

const phone = { width: 390, height: 844 };

describe("a mood", () => {
  test("is chosen on one phone screen, which shows all faces, the button and the frame", async () => {
    const { page } = await visit({ as: await person(), path: "/mood", size: phone });
    await face(page, "Joyful").waitFor();

    const dock = await box(saveButton(page));
    for (const radio of await page.getByRole("radiogroup", { name: "Choose your mood" }).getByRole("radio").all()) {
      const { top, bottom, left, right } = await box(radio);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThan(dock.top);
      expect([left >= 0, right <= phone.width]).toEqual([true, true]);
    }
    expect(dock.bottom).toBeLessThan((await box(page.getByRole("navigation"))).top);
    expect((await box(page.getByRole("navigation"))).bottom).toBe(phone.height);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("is saved from home with three taps on a phone", async () => {
    const { page } = await visit({ as: await person(), size: phone, touch: true });
    const taps = await countTaps(page);

    await page.getByRole("link", { name: "Add New" }).tap();
    await face(page, "Calm").tap();
    await saveButton(page).tap();

    await page.getByRole("status").getByText("Mood Saved").waitFor();
    expect(await taps()).toBe(3);
  });

  test("is reached with the up and down arrows, which follow the visible rows", async () => {
    const { page } = await visit({ as: await person(), path: "/mood", size: phone });
    await face(page, "Great").focus();

    expect(await after(page, "ArrowDown", "ArrowDown")).toBe("Thinking It Over");
    expect(await after(page, "ArrowUp", "ArrowRight")).toBe("Strong");
    expect(await after(page, "ArrowUp", "ArrowUp")).toBe("Ecstatic");
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(1);
    await page.getByRole("radio", { name: "Just now", checked: true }).waitFor();
  });

  test.each([1, 2])("shows its whole name at 320 pixels, with text at %i times its size", async (times) => {
    const { page } = await visit({ as: await person(), path: "/mood", size: { width: 320, height: 640 } });
    await face(page, "Joyful").waitFor();
    await page.evaluate((by) => (document.documentElement.style.fontSize = `${by * 100}%`), times);

    expect(await cutWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await face(page, "Overwhelmed").innerText()).toContain("Overwhelmed");
  });
});

describe("the dock", () => {
  test("sticks to the bottom of a phone while the page scrolls, and stays in its place on a desktop", async () => {
    const { page } = await visit({ as: await person(), path: "/mood", size: phone });
    const before = await box(saveButton(page));
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect((await box(saveButton(page))).top).toBe(before.top);

    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await stands(page)).toBe("static");
  });

  test("does not stick in a low window", async () => {
    const { page } = await visit({ as: await person(), path: "/mood", size: { width: 640, height: 360 } });
    await saveButton(page).waitFor();

    expect(await stands(page)).toBe("static");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)).toBe("0px");
  });

  test("stops sticking while a person types on an on-screen keyboard", async () => {
    const { page } = await visit({ as: await person(), path: "/mood", size: phone, touch: true });
    await saveButton(page).waitFor();
    expect(await stands(page)).toBe("sticky");

    await page.getByRole("textbox", { name: "Journal note" }).tap();
    expect(await stands(page)).toBe("static");

    await face(page, "Calm").tap();
    expect(await stands(page)).toBe("sticky");
  });
});

test("the chosen mood stands beside the button on a phone, and in the picture on a desktop", async () => {
  const ada = await person("ada");
  granted(await wordsOverRest(ada).createOwnMood({ name: "Unhurried", emoji: "🫖", value: "calm" }));
  const { page } = await visit({ as: ada, path: "/mood", size: phone });

  await face(page, "Unhurried").click();

  const dock = page.locator("form div", { has: saveButton(page) }).last();
  const [own, button] = [await box(dock.getByText("🫖")), await box(saveButton(page))];
  expect([own.left >= 16, own.right <= button.left, button.right <= phone.width - 16]).toEqual([true, true, true]);
  expect(own.right - own.left).toBeGreaterThan(40);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText("Unhurried").nth(1).waitFor();
});

describe("a step of the action form", () => {
  test("folds when it is answered, and the next question gets the focus, even with motion", async () => {
    const { page } = await visit({ as: await person(), path: "/log-action", size: phone, motion: true });

    await pick(page, "What happened?", "I did something");

    await changer(page, "What happened?").waitFor();
    expect(await focused(page)).toBe("How would you classify this?");
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    await page.getByText("Step 2 of 6").waitFor();

    await changer(page, "What happened?").click();
    expect(await focused(page)).toBe("I did something");
    await page.keyboard.press("Space");
    expect(await focused(page)).toBe("How would you classify this?");
  });

  test.each([1, 2])("is not cut off when folded, at 320 pixels with text at %i times its size", async (times) => {
    const { page } = await visit({ as: await person(), path: "/log-action", size: { width: 320, height: 640 } });
    await choose(page, {
      type: "Something happened to me",
      classification: "Negative",
      response: "Overwhelmed",
      effect: "No one else affected",
    });
    await page.evaluate((by) => (document.documentElement.style.fontSize = `${by * 100}%`), times);

    expect(await cutWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

const kind = {
  type: "I did something",
  classification: "Positive",
  intention: "Positive",
  response: "Happy",
  effect: "Great",
} as const;

describe("a question to reflect on", () => {
  test("is one line until it is pressed or gets the focus, and then stays open", async () => {
    const { page } = await visit({ as: await person(), path: "/log-action", size: { width: 1280, height: 900 } });
    await choose(page, kind);
    const [first, second, third] = [1, 2, 3].map((place) => page.locator(`textarea[name=reflection${place}]`));
    if (!first || !second || !third) throw new Error("There are three.");
    const heightOf = async (of: Locator) => {
      const { top, bottom } = await box(of);
      return bottom - top;
    };
    const label = page.locator("label", { hasText: "Whose face or voice changed" });
    const closed = await box(label);
    expect(await heightOf(third)).toBe(closed.bottom - closed.top);
    expect(closed.bottom - closed.top).toBe(48);

    await third.click();
    expect(await heightOf(third)).toBeGreaterThanOrEqual(96);
    expect((await box(label)).bottom).toBe((await box(third)).top);

    await first.click();
    await page.keyboard.press("Tab");
    expect(await second.evaluate((field) => field === document.activeElement)).toBe(true);
    for (const field of [first, second, third]) expect(await heightOf(field)).toBeGreaterThanOrEqual(96);
  });

  test("that has an answer opens with it", async () => {
    const ada = await person();
    const { page } = await visit({ as: ada, path: "/log-action", size: phone });
    await choose(page, kind);
    await page.locator("textarea[name=reflection2]").fill("Half and half.");
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("link", { name: "Log Action" }).click();

    const answered = page.locator("textarea[name=reflection2]");
    await answered.waitFor();
    const { top, bottom } = await box(answered);
    expect(await answered.inputValue()).toBe("Half and half.");
    expect(bottom - top).toBeGreaterThanOrEqual(96);
  });
});

describe("the one button of a form with two columns", () => {
  test.each([
    [1280, 900],
    [768, 1024],
  ])(
    "that logs an action is in sight beside the preview, and the last by keyboard: %i pixels wide",
    async (...size) => {
      const [width, height] = size;
      const { page } = await visit({ as: await person(), path: "/log-action", size: { width, height } });
      await choose(page, kind);

      const [button, preview] = [await box(submit(page)), await box(page.getByRole("heading", { name: /Impact/ }))];
      expect([button.top > 0, button.bottom < height, button.left > preview.right]).toEqual([true, true, true]);
      expect(button.right - button.left).toBeLessThan(450);
      await page.locator("textarea[name=reflection3]").focus();
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("Log This Action");
    },
  );

  test.each([
    [1280, 900],
    [768, 1024],
  ])("that saves a mood is in sight below the picture, and the last by keyboard: %i pixels wide", async (...size) => {
    const [width, height] = size;
    const { page } = await visit({ as: await person(), path: "/mood", size: { width, height } });
    await face(page, "Calm").click();

    const [button, note] = [
      await box(saveButton(page)),
      await box(page.getByRole("textbox", { name: "Journal note" })),
    ];
    const grid = await box(page.getByRole("radiogroup", { name: "Choose your mood" }));
    expect([button.left > grid.right, button.bottom < height, button.bottom < note.top]).toEqual([true, true, true]);
    await page.getByRole("combobox", { name: "Tags" }).focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Save Mood");
  });
});

test.each([
  [390, 844],
  [768, 1024],
  [1280, 900],
])("an edited action and an edited mood have their buttons in sight: %i pixels wide", async (width, height) => {
  const ada = await person();
  granted(await restDoor({ as: ada }).logAction({ eventTitle: "Held the door" }));
  granted(await restDoor({ as: ada }).saveMood({ value: "calm" }));
  const { page } = await visit({ as: ada, path: "/journal", size: { width, height } });

  for (const name of ["Held the door", "Calm"]) {
    await page.getByRole("button", { name: `Options: ${name}` }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const save = page.getByRole("button", { name: "Save Changes" });
    await save.waitFor();
    const [button, remove] = [await box(save), await box(page.getByRole("button", { name: "Delete", exact: true }))];
    const foot = width < 1024 ? (await box(page.getByRole("navigation"))).top : height;
    expect([button.top > 0, button.bottom <= foot, remove.right < button.left]).toEqual([true, true, true]);
    await page.getByRole("button", { name: "Close" }).click();
  }
});

test("the plates of the scale beside the action form stay as they are when a number changes", async () => {
  const ada = await person();
  // Two digits, of which one is narrow.
  for (let entry = 0; entry < 36; entry += 1) granted(await restDoor({ as: ada }).logAction({}));
  const { page } = await visit({ as: ada, path: "/log-action", size: { width: 768, height: 1024 } });
  const scale = page.getByRole("region", { name: "All Time" });
  const heights = async (number: string) => {
    const [amount, label] = [scale.getByText(number, { exact: true }), scale.getByText("Good Karma")];
    await amount.waitFor();
    const [above, below] = [await box(amount), await box(label)];
    return { amount: above.bottom - above.top, between: below.top - above.bottom, label: below.bottom - below.top };
  };

  const before = await heights("72");
  await choose(page, { ...kind, response: "Angry" });

  expect(before.between).toBeGreaterThanOrEqual(0);
  expect(await heights("73")).toEqual(before);
});

describe("the scale beside the action form", () => {
  test("is fetched once when the page is opened directly, and shows the entry's karma", async () => {
    const { page, operations } = await visit({ as: await person(), path: "/log-action" });
    const scale = page.getByRole("region", { name: "All Time" });
    await scale.getByText("0", { exact: true }).nth(1).waitFor();

    await choose(page, kind);
    await scale.getByText("2", { exact: true }).waitFor();
    // The field for tags reads its words on its own.
    const others = operations.filter((name) => name !== "ownWordsQuery");
    expect(others.toSorted()).toEqual(["LogActionScreenQuery", "shellQuery"]);
    await submit(page).click();
    await page.getByText("Action Logged Successfully").waitFor();
  });
});

function face(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

function saveButton(page: Page) {
  return page.getByRole("button", { name: "Save Mood" });
}

async function box(of: Locator) {
  return of.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return { top, right, bottom, left };
  });
}

/** The dock's CSS position. */
function stands(page: Page): Promise<string> {
  return saveButton(page).evaluate((button) => getComputedStyle(button.parentElement ?? button).position);
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
}

/** The name of the focused radio after these keys. */
async function after(page: Page, ...keys: string[]): Promise<string | undefined> {
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(() => document.activeElement?.lastElementChild?.textContent ?? undefined);
}

/** Returns a function that counts the taps on all pages of a visit. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, "taps", 0);
    document.addEventListener(
      "click",
      () => Reflect.set(window, "taps", Number(Reflect.get(window, "taps")) + 1),
      true,
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "taps")));
}

/** The form's texts that overflow or are cut off. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("form [role='radio'], form h2, form li, form [role='group'] > div")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.innerText} ${element.scrollWidth} in ${element.clientWidth}`),
  );
}
