import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `
    <meta name="theme-color" content="#c6e1f4" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#0a1220" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test("the theme follows the device until a person chooses", async () => {
  const { themeChoice } = await openThePage();

  expect(themeChoice()).toBe("system");
  expect(shown()).toBeUndefined();
});

test("a chosen theme shows immediately and survives a reload", async () => {
  const { chooseTheme } = await openThePage();

  chooseTheme("night");
  expect(shown()).toBe("night");

  reload();
  const { themeChoice } = await openThePage();
  expect(themeChoice()).toBe("night");
  expect(shown()).toBe("night");
});

test("choosing the device's theme again deletes the stored choice", async () => {
  const { chooseTheme } = await openThePage();
  chooseTheme("day");

  chooseTheme("system");

  expect(shown()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("the browser's colour follows the chosen theme, and later the device again", async () => {
  const { chooseTheme } = await openThePage();

  chooseTheme("night");
  expect(browserColours()).toEqual(["#0a1220", "#0a1220"]);

  chooseTheme("system");
  expect(browserColours()).toEqual(["#c6e1f4", "#0a1220"]);
});

test("the script before the first paint applies the chosen theme, too", async () => {
  const { chooseTheme } = await openThePage();
  chooseTheme("day");
  reload();

  const script = document.createElement("script");
  script.textContent = readFileSync("client/public/theme-before-paint.js", "utf8");
  document.head.append(script);

  expect(shown()).toBe("day");
});

test("an invalid stored choice is ignored", async () => {
  localStorage.setItem("kindling.theme", "dusk");

  const { themeChoice } = await openThePage();

  expect(themeChoice()).toBe("system");
  expect(shown()).toBeUndefined();
});

async function openThePage() {
  return import("#client/theme/theme.ts");
}

function reload() {
  vi.resetModules();
  delete document.documentElement.dataset.theme;
}

function shown() {
  return document.documentElement.dataset.theme;
}

function browserColours() {
  return [...document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")].map(({ content }) => content);
}
