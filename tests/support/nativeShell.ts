import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { installedFor } from "#scripts/install.mjs";
import { root } from "#server/base/root.ts";

const run = promisify(execFile);

/** A copy of the folder for `npx cap sync`, with the client built for phones and the server at `apiBase`. */
export interface NativeBuild {
  folder: string;
  /** Runs `npx cap` in it, offline. */
  cap: (...args: readonly string[]) => Promise<string>;
  remove: () => Promise<void>;
}

export async function buildNative(apiBase: string): Promise<NativeBuild> {
  const folder = await mkdtemp(join(root, "dist", "native-"));
  for (const part of ["package.json", "capacitor.config.json"]) await cp(join(root, part), join(folder, part));
  await cp(join(root, "client", "native"), join(folder, "client", "native"), {
    recursive: true,
    filter: (path) => !/\/(?:public|assets|build|capacitor-cordova-[a-z]+-plugins)$/.test(path),
  });
  const env = {
    ...process.env,
    NODE_ENV: "production",
    VITE_PLATFORM: "native",
    VITE_API_BASE: apiBase,
    KINDLING_CLIENT_DIR: join(folder, "dist", "native"),
  };
  await run(process.execPath, [join(root, "node_modules", ".bin", "vite"), "build"], { cwd: root, env });

  const tools = await installedFor("native");

  return {
    folder,
    cap: async (...args) => {
      const offline = { ...process.env, CI: "true", npm_config_offline: "true" };
      const command = [join(tools, "node_modules", ".bin", "cap"), ...args];
      const { stdout, stderr } = await run(process.execPath, command, { cwd: folder, env: offline });
      return stdout + stderr;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A call of a plugin, as the native side receives it. */
export interface PluginCall {
  plugin: string;
  method: string;
  options: Record<string, unknown>;
}

/** A fake phone that records plugin calls. Its page and bridge are those of the Android app. */
export interface Device {
  calls: PluginCall[];
  /** Its secure storage, by the app's own names. */
  kept: Map<string, string>;
  /** Replaces its responses: null returns no data, an Error fails. */
  answers: Partial<Record<string, (options: Record<string, unknown>) => unknown>>;
  callsOf: (plugin: string, method: string) => Record<string, unknown>[];
  /** Fires an event of a plugin. */
  emit: (plugin: string, eventName: string, data: object) => Promise<void>;
}

const origin = "https://localhost";
const prefix = "capacitor-storage_";

/**
 * Turns a window into the app on a phone: its files at https://localhost, like Android's web view, and the bridge in
 * its page.
 */
export async function becomeDevice(context: BrowserContext, page: Page, build: NativeBuild): Promise<Device> {
  const kept = new Map<string, string>();
  const calls: PluginCall[] = [];
  const listeners: { plugin: string; eventName: unknown; callbackId: string }[] = [];
  const own: Record<string, (options: Record<string, unknown>) => unknown> = {
    "SecureStorage.internalGetItem": ({ prefixedKey }) => ({ data: kept.get(nameOf(prefixedKey)) ?? null }),
    "SecureStorage.internalSetItem": ({ prefixedKey, data }) => void kept.set(nameOf(prefixedKey), String(data)),
    "SecureStorage.internalRemoveItem": ({ prefixedKey }) => ({ success: kept.delete(nameOf(prefixedKey)) }),
    "LocalNotifications.requestPermissions": () => ({ display: "granted" }),
    "LocalNotifications.schedule": ({ notifications }) => ({ notifications }),
    "Filesystem.writeFile": ({ path }) => ({ uri: `file:///cache/${String(path)}` }),
    "Share.share": () => ({ activityType: "" }),
  };
  const device: Device = {
    calls,
    kept,
    answers: {},
    callsOf: (plugin, method) =>
      calls.filter((one) => one.plugin === plugin && one.method === method).map(({ options }) => options),
    emit: async (plugin, eventName, data) => {
      for (const listener of listeners.filter((one) => one.plugin === plugin && one.eventName === eventName))
        await page.evaluate((result) => window.androidBridge.onmessage?.({ data: JSON.stringify(result) }), {
          callbackId: listener.callbackId,
          pluginId: plugin,
          success: true,
          save: true,
          data,
        });
    },
  };

  // The test server is on this machine, and sites need permission to call it.
  await context.grantPermissions(["local-network-access"], { origin });
  await context.exposeFunction("deviceIsAsked", (message: string) => {
    const { callbackId, pluginId: plugin, methodName: method, options } = JSON.parse(message);
    calls.push({ plugin, method, options });
    if (method === "addListener") {
      listeners.push({ plugin, eventName: options.eventName, callbackId });
      return undefined;
    }
    const name = `${plugin}.${method}`;
    try {
      const data = (device.answers[name] ?? own[name])?.(options) ?? {};
      return JSON.stringify({ callbackId, pluginId: plugin, methodName: method, success: true, data });
    } catch (error) {
      const { message: words } = error as Error;
      return JSON.stringify({ callbackId, pluginId: plugin, success: false, error: { message: words } });
    }
  });
  await context.addInitScript(
    ({ bridge, headers }) => {
      if (window.location.origin !== "https://localhost") return;
      window.androidBridge = {
        postMessage: (message) => {
          void window.deviceIsAsked(message).then((answer) => {
            if (answer) window.androidBridge.onmessage?.({ data: answer });
          });
        },
      };
      Reflect.set(window, "Capacitor", { DEBUG: false, isLoggingEnabled: false, Plugins: {} });
      // oxlint-disable-next-line no-new-func, no-implied-eval -- as the app's web view runs it: as a script of its own
      new Function(bridge)();
      Object.assign(Reflect.get(window, "Capacitor"), { PluginHeaders: headers });
    },
    { bridge: readFileSync(bridgePath, "utf8"), headers: pluginHeaders() },
  );
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(build.folder, "dist", "native", pathname);
    const found = extname(pathname) !== "" && existsSync(file) ? file : join(build.folder, "dist/native/index.html");
    await route.fulfill({ body: await readFile(found), contentType: contentTypes[extname(found)] ?? "text/plain" });
  });
  return device;
}

declare global {
  interface Window {
    androidBridge: { postMessage: (message: string) => void; onmessage?: (event: { data: string }) => void };
    deviceIsAsked: (message: string) => Promise<string | undefined>;
  }
}

const contentTypes: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const packages = join(root, "node_modules");
const bridgePath = join(packages, "@capacitor/android/capacitor/src/main/assets/native-bridge.js");
const plugins = [
  "@aparajita/capacitor-secure-storage",
  ...["app", "browser", "filesystem", "local-notifications", "share"].map((name) => `@capacitor/${name}`),
];

/** The plugin headers that Android gives the page, read from the plugins' sources. */
function pluginHeaders() {
  return plugins.map((plugin) => {
    const sources = filesUnder(join(packages, plugin, "android", "src", "main"), /\.(?:java|kt)$/);
    const source = sources.map((file) => readFileSync(file, "utf8")).find((text) => text.includes("@CapacitorPlugin"));
    const name = /@CapacitorPlugin\(\s*name\s*=\s*"(\w+)"/.exec(source ?? "")?.[1] ?? "";
    const methods = [
      ...(source ?? "").matchAll(/@PluginMethod(?:\([^)]*\))?\s+(?:@\w+\s+)*(?:public void|fun) (\w+)\(/g),
    ];
    return {
      name,
      methods: [
        { name: "addListener", rtype: "callback" },
        { name: "removeListener", rtype: "callback" },
        ...[...methods.map(([, method]) => method), "requestPermissions"].map((method) => ({
          name: method,
          rtype: "promise",
        })),
      ],
    };
  });
}

function filesUnder(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function nameOf(prefixedKey: unknown): string {
  return String(prefixedKey).replace(prefix, "");
}
