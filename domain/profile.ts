import { pictureLimits, textLimits, textProblem } from "./limits.ts";
import { emailProblem } from "./registration.ts";

/** What a person says of themselves. Null where they say nothing. */
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

/** The first thing wrong with it, in words for the person, or undefined. */
export function profileProblem(words: ProfileWords): ProfileProblem | undefined {
  const { displayName, email } = words;
  if (displayName !== null && !isName(displayName))
    return { field: "displayName", message: "Please use at least one visible letter, on one line." };
  const wrongEmail = emailProblem(email);
  if (wrongEmail) return { field: "email", message: wrongEmail };

  for (const field of ["displayName", "bio", "location"] as const) {
    const message = textProblem(labels[field], words[field] ?? "", textLimits[field]);
    if (message) return { field, message };
  }
  return undefined;
}

/** Words of a form as they are kept: without blanks around, and null for none. */
export function keptWords(text: string | null): string | null {
  return text?.trim() || null;
}

/** What is wrong with a file chosen as a picture (docs/rules.md, Pictures). */
export const pictureTooLarge = {
  title: "Image too large",
  description: "Please select an image smaller than 5MB",
} as const;

export function isPictureTooLarge(bytes: number): boolean {
  return bytes >= pictureLimits.bytes;
}

/** The width and height to which a picture is made smaller, and never larger. */
export function shrunk({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(1, pictureLimits.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

// A name stands beside others': nothing in it may hide, or turn the words around it.
function isName(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);
}
