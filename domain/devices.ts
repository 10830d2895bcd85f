import { brand } from "./brand.ts";

// The first that fits counts: a browser names those it descends from as well.
const browsers = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
] as const;

/**
 * What a device is called, such as "Firefox on Linux", by its User-Agent header; null for a program that is no browser. Only these words
 * leave here, so that nothing else of the header is kept.
 */
export function deviceName(userAgent: string, isApp: boolean): string | null {
  const browser = isApp ? brand : browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1];
  if (!browser) return null;
  return system ? `${browser} on ${system}` : browser;
}
