import { pictureLimits, textLimits, textProblem } from "./limits.ts";
import { emailProblem } from "./registration.ts";

/** What a person says about themselves. Null where they say nothing. */
export interface ProfileWords {
  displayName: string | null;
  email: string;
  bio: string | null;
  location: string | null;
}

interface ProfileProblem {
  field: keyof ProfileWords;
  message: string;
}

const labels = { displayName: "Display name", bio: "Bio", location: "Location" } as const;

/** The first problem with it, as a sentence for the person, or undefined. */
export function profileProblem(words: ProfileWords): ProfileProblem | undefined {
  return profileProblems(words)[0];
}

/** A problem for each wrong field, in the form's order. */
export function profileProblems(words: ProfileWords): ProfileProblem[] {
  const { displayName, email } = words;
  const messages = {
    displayName:
      displayName !== null && !isName(displayName)
        ? "Please use at least one visible letter, on one line."
        : tooLong("displayName", words),
    email: emailProblem(email),
    bio: tooLong("bio", words),
    location: tooLong("location", words),
  };
  return (["displayName", "email", "bio", "location"] as const).flatMap((field) => {
    const message = messages[field];
    return message ? [{ field, message }] : [];
  });
}

function tooLong(field: keyof typeof labels, words: ProfileWords): string | undefined {
  return textProblem(labels[field], words[field] ?? "", textLimits[field]);
}

/** A form's text as stored: trimmed, and null if empty. */
export function keptWords(text: string | null): string | null {
  return text?.trim() || null;
}

/** The size that a picture must stay below, in MB of 1,024 kB. */
export const pictureMegabytes = pictureLimits.bytes / 1024 ** 2;

/** The problems of a picture file (docs/rules.md, Pictures). */
export const pictureTooLarge = {
  title: "Image too large",
  description: `Please select an image smaller than ${pictureMegabytes}MB`,
} as const;

export function isPictureTooLarge(bytes: number): boolean {
  return bytes >= pictureLimits.bytes;
}

/** The size of a picture after shrinking to the limit. It never grows. */
export function shrunk({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(1, pictureLimits.sidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

// A name stands beside other text: it must not be invisible or reverse the text around it.
function isName(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);
}
