import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import {
  allProblems,
  countryProblem,
  emailProblem,
  firstProblem,
  nameProblem,
  newPasswordProblems,
  passwordProblem,
  usernameProblem,
  type Registration,
} from "#domain/registration.ts";

const ada: Registration = {
  firstName: "Ada",
  surname: "Byron",
  username: "ada",
  email: "ada@example.com",
  password: "engine",
  confirmPassword: "engine",
  country: "United Kingdom",
  agreeToTerms: true,
  agreeToPrivacy: true,
};

/** Everything is wrong at once. Each test corrects the fields before the check that it is about. */
const allWrong: Registration = {
  firstName: "",
  surname: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  country: "",
  agreeToTerms: false,
  agreeToPrivacy: false,
};

const filled = { ...ada, agreeToTerms: false, agreeToPrivacy: false };

test("every wrong field has its own problem, in the order of the form", () => {
  expect(allProblems(ada)).toEqual([]);
  expect(allProblems(allWrong).map(({ field }) => field)).toEqual(Object.keys(allWrong));
  expect(allProblems({ ...ada, username: "a b", password: "abc", country: "Narnia" })).toEqual([
    { field: "username", message: "Username can only have letters a to z, digits, dots, underscores and hyphens." },
    { field: "password", message: "Password must be at least 6 characters long." },
    { field: "confirmPassword", message: "Password and confirm password must match." },
    { field: "country", message: "Please choose a country from the list." },
  ]);
});

describe("the registration form's five checks", () => {
  test("a form filled in well passes", () => {
    expect(firstProblem(ada)).toBeUndefined();
  });

  test("required fields are checked first, and the first empty one gets the focus", () => {
    expect(firstProblem(allWrong)).toEqual({
      title: "Missing Information",
      description: "Please fill in all required fields to continue.",
      field: "firstName",
    });
  });

  const required = ["firstName", "surname", "username", "email", "password", "confirmPassword", "country"] as const;

  test.each(required.flatMap((field) => ["", " ", "\t\n "].map((blank) => [field, blank] as const)))(
    "%s of %j is missing, whatever else is wrong",
    (field, blank) => {
      const problem = firstProblem({ ...filled, password: "abc", confirmPassword: "other", [field]: blank });

      expect(problem).toMatchObject({ title: "Missing Information", field });
    },
  );

  test("second, the passwords must be the same, before their length counts", () => {
    expect(firstProblem({ ...filled, password: "abc", confirmPassword: "abd" })).toEqual({
      title: "Password Mismatch",
      description: "Password and confirm password must match.",
      field: "confirmPassword",
    });
  });

  test("third, the password must have 6 characters", () => {
    expect(firstProblem({ ...filled, password: "12345", confirmPassword: "12345" })).toEqual({
      title: "Password Too Short",
      description: "Password must be at least 6 characters long.",
      field: "password",
    });
    expect(firstProblem({ ...ada, password: "123456", confirmPassword: "123456" })).toBeUndefined();
  });

  test("fourth, the terms must be agreed to", () => {
    expect(firstProblem(filled)).toEqual({
      title: "Terms Required",
      description: "Please agree to the Terms & Conditions to continue.",
      field: "agreeToTerms",
    });
  });

  test("fifth, the privacy policy must be agreed to", () => {
    expect(firstProblem({ ...filled, agreeToTerms: true })).toEqual({
      title: "Privacy Policy Required",
      description: "Please agree to the Privacy Policy to continue.",
      field: "agreeToPrivacy",
    });
  });
});

describe("a username", () => {
  test.each(["ada", "Ada.B-1_x", "x".repeat(30), "...", "007"])("%s will do", (username) => {
    expect(usernameProblem(username)).toBeUndefined();
  });

  test.each(["admin", "Admin", "ROOT", "support", "Kindling", "postmaster"])("%s is reserved", (username) => {
    expect(usernameProblem(username)).toBe("This username is reserved. Please choose another one.");
  });

  // They are never a key of an object or a part of an address.
  test.each(["admin-fan", "supporter", ".well-known", "__proto__", "constructor"])("%s is not", (username) => {
    expect(usernameProblem(username)).toBeUndefined();
  });

  test.each(["", "ab", "x".repeat(31)])("%j has the wrong length", (username) => {
    expect(usernameProblem(username)).toBe("Username must be 3 to 30 characters long.");
  });

  test.each(["ada b", "ada@b", "adä", "ada\0", "ada\n", "<b>ada", "аda", "ada/..", "👩👩"])(
    "%j has the wrong characters",
    (username) => {
      expect(usernameProblem(username)).toBe(
        "Username can only have letters a to z, digits, dots, underscores and hyphens.",
      );
    },
  );
});

describe("an email address", () => {
  const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;

  test.each([
    "ada@example.com",
    "Ada.Byron+diary@mail.example.co.uk",
    "o'neil@example.ie",
    "a@b.cd",
    "x_y-z@1and1.example",
    "ada@bücher.example",
    "ада@пример.рф",
    "ada@xn--bcher-kva.example",
    longest,
  ])("%s will do", (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  test.each([
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@@example.com",
    "ada@b@example.com",
    "ada@.com",

    "ada@example.",
    "ada@example..com",
    "ada@-example.com",
    "ada@example-.com",
    ".ada@example.com",
    "a..b@example.com",
    "ada.@example.com",
    "ada @example.com",
    " ada@example.com",
    "ada@example.com ",
    "ada@exa mple.com",
    "ada@example.com\nBcc: bo@example.com",
    "<ada@example.com>",
    "ada,bo@example.com",
    '"ada"@example.com',
    "ada\u200B@example.com",
    "ada\u202E@example.com",
    "ada@example.com?x=1",
    `${"a".repeat(65)}@example.com`,
  ])("%j will not do", (email) => {
    expect(emailProblem(email)).toBe("Please enter a valid email address.");
  });

  test("one that is too long, or has a character that cannot be saved, is reported", () => {
    expect(longest).toHaveLength(254);
    expect(emailProblem(`${longest}e`)).toBe("Email can be at most 254 characters.");
    expect(emailProblem("ada\0@example.com")).toBe("Email contains a character that cannot be saved.");
  });

  test("any text is answered, and an ordinary address is never refused", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/);

    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(emailProblem(text)).not.toBe("");
      }),
    );
    fc.assert(
      fc.property(word, word, word, (mailbox, host, top) => {
        expect(emailProblem(`${mailbox}@${host}.${top}`)).toBeUndefined();
      }),
    );
  });
});

describe("a country", () => {
  test("each on the list will do", () => {
    expect(countries.map(countryProblem).filter(Boolean)).toEqual([]);
    expect(countries.length).toBeGreaterThan(180);
  });

  test.each(["", "Atlantis", "united kingdom", " United Kingdom", "toString"])("%j is not on it", (country) => {
    expect(countryProblem(country)).toBe("Please choose a country from the list.");
  });
});

describe("a password", () => {
  test.each(["123456", "      ", "pässwörd 💔", "x".repeat(1024)])("%j will do", (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  test.each([
    ["", "Password must be at least 6 characters long."],
    ["12345", "Password must be at least 6 characters long."],
    ["x".repeat(1025), "Password can be at most 1,024 characters."],
    ["123456\0", "Password contains a character that cannot be saved."],
    ["123456\uD83D", "Password contains a character that cannot be saved."],
  ])("%j will not do: %s", (password, words) => {
    expect(passwordProblem(password)).toBe(words);
  });
});

describe("a name", () => {
  test.each(["Ada", "Ó Súilleabháin", "李", "O'Neil-Smith", "x".repeat(100)])("%s will do", (name) => {
    expect(nameProblem("First name", name)).toBeUndefined();
  });

  test.each([
    ["", "Surname is required."],
    [" \t", "Surname is required."],
    ["x".repeat(101), "Surname can be at most 100 characters."],
    ["A\0da", "Surname contains a character that cannot be saved."],
  ])("%j will not do: %s", (name, words) => {
    expect(nameProblem("Surname", name)).toBe(words);
  });
});

test("a new password has a problem for each wrong field, in the form's order", () => {
  expect(wrongIn("", "")).toEqual(["password", "confirmPassword"]);
  expect(wrongIn("12345", "1234")).toEqual(["password", "confirmPassword"]);
  expect(wrongIn("12345", "12345")).toEqual(["password"]);
  expect(wrongIn("a secret", "")).toEqual(["confirmPassword"]);
  expect(wrongIn("a secret", "a secret")).toEqual([]);
});

function wrongIn(password: string, confirmPassword: string): string[] {
  return newPasswordProblems({ password, confirmPassword }).map(({ field }) => field);
}
