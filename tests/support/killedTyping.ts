import { rmSync } from "node:fs";
import { newProfile, startOwnBrowser, type OwnBrowser } from "./ownBrowser.ts";

/** Somebody's mood form, in a browser of its own that can be killed. */
export interface KillableForm {
  browser: OwnBrowser;
  /** Types letters one after another, as fast as quick fingers do. Rejects when the browser is killed. */
  type: (letters: string) => Promise<void>;
  /** What stands in the note. */
  note: () => Promise<string>;
  /** How many letters the longest draft has that the device's store has confirmed. */
  confirmed: () => number;
  /** Kills the browser, and opens the form in a new one. */
  killAndReopen: () => Promise<void>;
  close: () => Promise<void>;
}

/** What came of letters that were typed until the browser was killed. */
export interface KilledTyping {
  /** The letters whose press the page had handled. */
  typed: string;
  confirmed: number;
  kept: string;
  /** How long before the kill the first press was sent that is lost, in milliseconds. 0 if none is. */
  lostMs: number;
}

/** Opens the mood form of a person. */
export async function openKillableForm(place: { url: string; token: string }): Promise<KillableForm> {
  const profile = newProfile();
  let confirmed = 0;
  const open = async () => {
    const opened = await startOwnBrowser(profile, place);
    await opened.context.exposeBinding("kindlingStored", (_source, letters: number) => {
      confirmed = Math.max(confirmed, letters);
    });
    await opened.context.addInitScript(watchStore);
    await opened.page.goto(`${place.url}/mood`);
    await noteIn(opened).focus();
    await opened.page.keyboard.press("End");
    return opened;
  };
  const form: KillableForm = {
    browser: await open(),
    type: async (letters) => {
      for (const letter of letters) await form.browser.page.keyboard.type(letter, { delay: pressMs });
    },
    note: () => noteIn(form.browser).inputValue(),
    confirmed: () => confirmed,
    killAndReopen: async () => {
      const gone = form.browser.context.waitForEvent("close");
      form.browser.kill();
      await gone;
      await form.browser.close().catch(() => undefined);
      form.browser = await open();
    },
    close: async () => {
      await form.browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
  return form;
}

/** Types on until the browser is killed in the middle of a press, and looks what the form has in a new one. */
export async function killWhileTyping(form: KillableForm, presses: number): Promise<KilledTyping> {
  const before = await form.note();
  const sentAt: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    sentAt.push(performance.now());
    await form.type("x");
  }
  const last = form.type("y").catch(() => undefined);
  const killedAt = performance.now();
  const confirmed = form.confirmed();
  await form.killAndReopen();
  await last;

  const kept = await form.note();
  const typed = before + "x".repeat(presses);
  const firstLost = sentAt[kept.length - before.length];
  return { typed, confirmed, kept, lostMs: firstLost === undefined ? 0 : killedAt - firstLost };
}

/** How long a key is held. */
const pressMs = 30;

function noteIn({ page }: OwnBrowser) {
  return page.getByRole("textbox", { name: "Journal note" });
}

/** Runs in each page before its own scripts: tells how long the note is in each draft that the store has confirmed. */
function watchStore(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is replaced on its prototype, and called with `this`
  const { put } = IDBObjectStore.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- the same
  const { encrypt } = SubtleCrypto.prototype;
  const { kindlingStored } = window as unknown as { kindlingStored: (letters: number) => Promise<void> };
  const lengths = new WeakMap<ArrayBuffer, number>();

  SubtleCrypto.prototype.encrypt = async function (this: SubtleCrypto, ...args) {
    const bytes = await encrypt.apply(this, args);
    // A draft is a text of JSON, which is JSON again in its row.
    const value: unknown = JSON.parse(new TextDecoder().decode(args[2]));
    const draft: { note?: string } | null = typeof value === "string" ? JSON.parse(value) : null;
    if (typeof draft?.note === "string") lengths.set(bytes, draft.note.length);
    return bytes;
  };
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, row: { bytes: ArrayBuffer }, key) {
    const letters = lengths.get(row.bytes);
    if (letters !== undefined) this.transaction.addEventListener("complete", () => void kindlingStored(letters));
    return put.call(this, row, key);
  };
}
