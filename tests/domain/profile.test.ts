import { describe, expect, test } from "vitest";
import { isPictureTooLarge, keptWords, profileProblem, profileProblems, shrunk } from "#domain/profile.ts";

const words = { displayName: "Ada", email: "ada@example.org", bio: null, location: null };

describe("a person's profile", () => {
  test.each(["Ada", "O'Neill-Łuczak 3", "שלום", "日本", "👩‍👩‍👧", "a".repeat(50)])(
    "may have the name %j",
    (displayName) => {
      expect(profileProblem({ ...words, displayName })).toBeUndefined();
    },
  );

  test.each(["\u200b", "\u00ad\u2060", "Ada\u202eadA", "two\nlines", "a\tb", "a\u2028b"])(
    "may not have the name %j, which hides or turns the words around it",
    (displayName) => {
      expect(profileProblem({ ...words, displayName })).toMatchObject({ field: "displayName" });
    },
  );

  test("has an address, and a bio of 150 characters at most", () => {
    expect(profileProblem({ ...words, email: "" })).toMatchObject({ field: "email" });
    expect(profileProblem({ ...words, bio: "a".repeat(150) })).toBeUndefined();
    expect(profileProblem({ ...words, bio: "a".repeat(151) })).toMatchObject({ field: "bio" });
  });

  test("has a problem for each wrong field, in the form's order", () => {
    const wrong = { displayName: "two\nlines", email: "ada", bio: "a".repeat(151), location: "a".repeat(500) };
    expect(profileProblems(wrong).map(({ field }) => field)).toEqual(["displayName", "email", "bio", "location"]);
  });

  test("is stored trimmed, and as null if empty", () => {
    expect([" Ada ", "  ", "", null].map(keptWords)).toEqual(["Ada", null, null, null]);
  });
});

describe("a picture", () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 400, height: 300 },
    ],
    [
      { width: 300, height: 4000 },
      { width: 30, height: 400 },
    ],
    [
      { width: 9000, height: 3 },
      { width: 400, height: 1 },
    ],
    [
      { width: 400, height: 400 },
      { width: 400, height: 400 },
    ],
    [
      { width: 12, height: 9 },
      { width: 12, height: 9 },
    ],
  ])("of %j becomes one of %j", (before, after) => {
    expect(shrunk(before)).toEqual(after);
  });

  test("is below 5 MB", () => {
    expect([5 * 1024 * 1024 - 1, 5 * 1024 * 1024].map(isPictureTooLarge)).toEqual([false, true]);
  });
});
