import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { serveFiles } from "#server/doors/chain/clientFiles.ts";
import { desktop, expectForEverybody, phone, useBrowser, visit } from "#tests/support/browser.ts";

useBrowser();

let server: Server;

beforeAll(async () => {
  const answerFile = serveFiles(join(root, "dist", "test", "gallery"));
  server = createServer(
    (request, response) =>
      void answerFile(request, response, request.url ?? "/").then(
        (isThere) => isThere || response.writeHead(404).end(),
      ),
  );
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test("each part of the UI is accessible and fits in all its states", async () => {
  const page = await openGallery();
  const states = page.locator("[data-gallery-state]");
  expect(await states.count()).toBeGreaterThan(100);

  await expectForEverybody(page);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await tooWide(states), `at ${size.width} pixels`).toEqual([]);
  }
});

test.each([
  ["Dialog, Long text", "dialog"],
  ["Dialog, Taller than the window", "dialog"],
  ["AlertDialog, Long text", "alertdialog"],
  ["AlertDialog, Busy", "alertdialog"],
  ["Menu, Long text", "menu"],
  ["SearchSelect, Usual", "listbox"],
] as const)("%s: what it opens is accessible and fits", async (state, role) => {
  const page = await openGallery();
  await page
    .locator(`[data-gallery-state="${state}"]`)
    .getByRole(role === "listbox" ? "combobox" : "button")
    .click();
  await page.getByRole(role).first().waitFor();

  await expectForEverybody(page, `[role="${role}"]`);
  expect(await tooWide(page.getByRole(role).first())).toEqual([]);
});

test("the product's build contains nothing of the gallery", () => {
  const manifest = readFileSync(join(root, "dist", "test", "client", ".vite", "manifest.json"), "utf8");

  expect(manifest).toContain("ui/overlays/MenuList.tsx");
  expect(manifest).not.toContain("gallery");
});

async function openGallery(): Promise<Page> {
  const { port } = server.address() as AddressInfo;
  const { page } = await visit({ server: `http://127.0.0.1:${port}`, path: "/gallery.html", size: phone });
  await page.getByRole("heading", { name: "Gallery" }).waitFor();
  return page;
}

/** The padding of a state's frame. Rings, badges and outdented buttons may stand out that far. */
const padding = 16;

/** Names the elements whose content stands out of them by more than the padding. */
function tooWide(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll(
    (all, allowed) =>
      all.flatMap((box) =>
        [box, ...box.querySelectorAll("*")]
          .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + allowed)
          .filter((element) => getComputedStyle(element).overflowX === "visible")
          .map((element) => `${box.getAttribute("data-gallery-state") ?? ""}: ${element.outerHTML.slice(0, 120)}`),
      ),
    padding,
  );
}
