import { describe, expect, test } from "vitest";
import { deviceName } from "#domain/devices.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("a device is called by its browser and its system", () => {
  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox on Linux"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, "Chrome on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/126.0.0.0`, "Edge on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} OPR/111.0.0.0`, "Opera on Windows"],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, "Chrome on ChromeOS"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace("Chrome", "HeadlessChrome")}`, "Chrome on Linux"],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace("Safari", "Mobile Safari")}`, "Chrome on Android"],
    [`Mozilla/5.0 (Linux; Android 14; SM-S901B) ${chrome} SamsungBrowser/25.0`, "Samsung Internet on Android"],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`, "Safari on macOS"],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
      "Safari on iPhone",
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
      "Chrome on iPad",
    ],
    ["Firefox/127.0", "Firefox"],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent, false)).toBe(name);
  });

  test.each(["", "curl/8.5.0", "graphql-request", "<script>alert(1)</script>", "x".repeat(50_000)])(
    "nothing of %s is kept",
    (userAgent) => {
      expect(deviceName(userAgent, false)).toBeNull();
    },
  );

  test("the app goes by its own name, whatever it shows its pages with", () => {
    expect(deviceName(`Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${chrome}`, true)).toBe("Kindling on Android");
    expect(deviceName("", true)).toBe("Kindling");
  });
});
