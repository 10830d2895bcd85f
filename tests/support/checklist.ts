import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { nextToast } from "./fates.ts";

// What a screen must show, line by line.

/** What must be shown, in words, and where it is found, one after the other. */
export type Line = readonly [says: string, ...where: Find[]];

/** Looks for something, or does something on the way to it. Throws when it is not there. */
export type Find = (page: Page) => Promise<unknown>;

/** Goes through the lines from the top, and says all that are not so. */
export async function walk(page: Page, lines: readonly Line[]): Promise<void> {
  const missing: string[] = [];
  for (const [says, ...where] of lines)
    for (const find of where)
      await find(page).catch((error: unknown) => missing.push(`${says}\n  ${String(error).split("\n= ")[0]}`));
  expect(missing.join("\n")).toBe("");
}

type Role = Parameters<Page["getByRole"]>[0];

/** Something that a person finds by its role and its name. */
export function a(role: Role, name: string | RegExp): Find {
  return (page) => named(page, role, name).waitFor();
}

export function no(role: Role, name: string | RegExp): Find {
  return async (page) => expect(await named(page, role, name).count()).toBe(0);
}

export function text(words: string | RegExp): Find {
  return (page) => page.getByText(words, { exact: true }).first().waitFor();
}

export function link(name: string | RegExp, to: string | RegExp): Find {
  return has("link", name, "href", to);
}

/** What has an attribute of a value. */
export function has(role: Role, name: string | RegExp, attribute: string, value: string | RegExp): Find {
  return async (page) => {
    const target = named(page, role, name);
    await target.waitFor();
    // The first page has it only once the client has come.
    await expect
      .poll(() => target.getAttribute(attribute))
      .toEqual(typeof value === "string" ? value : expect.stringMatching(value));
  };
}

/** A text field and what it is made of. */
export function field(name: string | RegExp, attributes: Readonly<Record<string, string>> = {}): Find {
  return async (page) => {
    const target = page.getByLabel(name, { exact: true });
    await target.waitFor();
    for (const [attribute, value] of Object.entries(attributes))
      expect(await target.getAttribute(attribute), attribute).toBe(value);
  };
}

/** A list to choose from, and all that it offers. */
export function options(name: string, labels: readonly string[]): Find {
  return async (page) => {
    const target = named(page, "combobox", name);
    await target.waitFor();
    expect(await target.getByRole("option").allInnerTexts()).toEqual(labels);
  };
}

/** A group of which one is chosen, and all that it offers, in any order. */
export function choices(group: string | RegExp, labels: readonly string[]): Find {
  return async (page) => {
    const target = page.getByRole("radiogroup", { name: group });
    await target.waitFor();
    // A face may stand above its name.
    const shown = (await target.getByRole("radio").allInnerTexts()).map((words) => words.trim().split("\n").at(-1));
    expect(new Set(shown)).toEqual(new Set(labels));
    expect(shown).toHaveLength(labels.length);
  };
}

export function tabs(group: string, labels: readonly string[]): Find {
  return async (page) => {
    const target = page.getByRole("tablist", { name: group });
    await target.waitFor();
    expect(await target.getByRole("tab").allInnerTexts()).toEqual(labels);
  };
}

/** A switch, and whether it is on. */
export function toggle(name: string, isOn: boolean): Find {
  return (page) => page.getByRole("switch", { name, exact: true, checked: isOn }).waitFor();
}

export function toast(role: "alert" | "status", title: string, description?: string): Find {
  return async (page) => expect(await nextToast(page)).toEqual([role, title, ...(description ? [description] : [])]);
}

export function at(path: string | RegExp): Find {
  return async (page) => {
    const here = () => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    };
    await expect.poll(here).toEqual(typeof path === "string" ? path : expect.stringMatching(path));
  };
}

export function press(name: string | RegExp, role: Role = "button"): Find {
  return (page) => named(page, role, name).click();
}

export function fill(name: string, words: string): Find {
  return (page) => page.getByLabel(name, { exact: true }).fill(words);
}

/** Stored keys, such as "heart_broken thinking_it_over", as the names on the screen have them. */
export function names(keys: string): string[] {
  return keys.split(" ").map((key) =>
    key
      .split("_")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" "),
  );
}

function named(page: Page, role: Role, name: string | RegExp): Locator {
  return page.getByRole(role, { name, ...(typeof name === "string" ? { exact: true } : {}) }).first();
}
