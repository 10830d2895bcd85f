import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import { fillRegistration } from "#tests/support/accountForm.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { a, at, field, fill, has, link, press, text, toast, walk, type Find } from "#tests/support/checklist.ts";
import { fatesOn, pass } from "#tests/support/fates.ts";
import { person, registration } from "#tests/support/people.ts";

// What visitors see (docs/rules.md, Getting in).

useBrowser();

test.each([
  ["for somebody who may be signed in", "/", () => person()],
  ["elsewhere than on the landing", "/privacy-policy", () => Promise.resolve(undefined)],
])("while it is not known who is here, %s", async (_who, path, who) => {
  const as = await who();
  const { page } = await visit({ ...(as ? { as } : {}), path: "about:blank" });
  const fates = await fatesOn(page);
  fates.set("shellQuery", async () => undefined);
  await page.goto(path);

  await walk(page, [['a spinner with the text "Loading"', text("Loading")]]);
});

test("signing in", async () => {
  const { page } = await visit();
  const fates = await fatesOn(page);

  await walk(page, [
    ['title "Welcome Back"', a("heading", "Welcome Back")],
    ['subtitle "Sign in to continue your wellness journey"', text("Sign in to continue your wellness journey")],
    ["email, password", field("Email", { type: "email" }), field("Password", { type: "password" })],
    [
      "Terms & Conditions and Privacy Policy links open in a new tab",
      link("Terms & Conditions", "/terms-conditions"),
      has("link", "Terms & Conditions", "target", "_blank"),
      link("Privacy Policy", "/privacy-policy"),
      has("link", "Privacy Policy", "target", "_blank"),
    ],
    [
      '"Forgot Password?" opens a pre-filled mail message to a password-reset mailbox',
      fill("Email", "ada@example.org"),
      link("Forgot Password?", /^mailto:[^?]+@[^?]+\?subject=.*password%20reset&body=.*ada%40example\.org/),
    ],
    ["button Sign In", a("button", "Sign In")],
    [
      'pending label "Signing in..."',
      async () => fates.set("LoginFormMutation", async () => undefined),
      fill("Password", "secret"),
      press("Sign In"),
      a("button", "Signing in..."),
    ],
  ]);
});

test("signing in, and what follows", async () => {
  const ada = await person("ada");
  const { page } = await visit();

  await walk(page, [
    ["after successful login", fill("Email", ada.email), fill("Password", ada.password), press("Sign In")],
    ['toast "Welcome back!" / "You are now logged in."', toast("status", "Welcome back!", "You are now logged in.")],
    ["the browser goes to /", a("heading", "Your Karma Balance"), at("/")],
    ["user record stored", async () => expect(await userKept(page)).toMatchObject({ email: ada.email })],
  ]);
});

test("signing in on a device that keeps nothing", async () => {
  const ada = await person("ada");
  const { page } = await visit({ path: "about:blank" });
  await page.addInitScript(() => (Storage.prototype.setItem = () => undefined));
  await page.goto("/");

  await walk(page, [
    [
      "after saving the user it is read back",
      fill("Email", ada.email),
      fill("Password", ada.password),
      press("Sign In"),
    ],
    ["an error is raised if missing", toast("alert", "Login Failed", "User storage verification failed")],
  ]);
});

test("registering", async () => {
  const { page } = await visit();
  const ada = registration("ada");
  const fates = await fatesOn(page);

  await walk(page, [
    ['"Don\'t have an account? Register"', press("Don't have an account? Register")],
    ['title "Create Account"', a("heading", "Create Account")],
    ['subtitle "Join us on your wellness journey"', text("Join us on your wellness journey")],
    ["firstName, surname", field("First Name"), field("Surname")],
    ['username (placeholder "Must be unique")', field("Username", { placeholder: "Must be unique" })],
    ["email", field("Email", { type: "email" })],
    [
      "password, confirmPassword",
      field("Password", { type: "password" }),
      field("Confirm Password", { type: "password" }),
    ],
    ["country (fixed list of about 190 countries)", allCountries],
    ["agreeToTerms, agreeToPrivacy", a("checkbox", /Terms & Conditions/), a("checkbox", /Privacy Policy/)],
    ['"Already have an account? Sign in"', a("button", "Already have an account? Sign in")],
    [
      "1. any field blank",
      press("Start 7-Day Free Trial"),
      toast("alert", "Missing Information", "Please fill in all required fields to continue."),
      (visited) => fillRegistration(visited, ada),
      fill("Surname", " "),
      press("Start 7-Day Free Trial"),
      toast("alert", "Missing Information", "Please fill in all required fields to continue."),
      fill("Surname", ada.surname),
    ],
    [
      "2. password differs from confirmPassword, before 3.",
      fill("Password", "short"),
      fill("Confirm Password", "longer than that"),
      press("Start 7-Day Free Trial"),
      toast("alert", "Password Mismatch", "Password and confirm password must match."),
    ],
    [
      "3. password shorter than 6 characters, before 4.",
      press(/Terms & Conditions/, "checkbox"),
      fill("Confirm Password", "short"),
      press("Start 7-Day Free Trial"),
      toast("alert", "Password Too Short", "Password must be at least 6 characters long."),
      fill("Password", "sixsix"),
      fill("Confirm Password", "sixsix"),
    ],
    [
      "4. Terms not agreed, before 5.",
      press(/Privacy Policy/, "checkbox"),
      press("Start 7-Day Free Trial"),
      toast("alert", "Terms Required", "Please agree to the Terms & Conditions to continue."),
      press(/Terms & Conditions/, "checkbox"),
    ],
    [
      "5. Privacy not agreed",
      press("Start 7-Day Free Trial"),
      toast("alert", "Privacy Policy Required", "Please agree to the Privacy Policy to continue."),
      press(/Privacy Policy/, "checkbox"),
    ],
    [
      'pending label "Starting Trial..."',
      async () =>
        fates.set("RegistrationFormMutation", async (route) => {
          await page.getByRole("button", { name: "Starting Trial..." }).waitFor();
          await pass(route);
        }),
      press("Start 7-Day Free Trial"),
    ],
    [
      "then redirect to an external checkout with query email and hasUsedTrial=false",
      at(`/checkout?email=${encodeURIComponent(ada.email)}&hasUsedTrial=false`),
    ],
  ]);
});

test.each([
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-conditions", "Terms & Conditions"],
])("%s", async (path, title) => {
  const { page } = await visit({ path });

  await walk(page, [
    ["static legal text", a("heading", title)],
    ["effective 24 July 2025", text("Effective 24 July 2025")],
    ["minimum age 13; under 18 need parental guidance", text(/at least 13 .*under 18.* with the guidance of a parent/)],
  ]);
});

test("/subscription-expired", async () => {
  const { page, context } = await visit({ path: "/subscription-expired?email=ada%40example.org" });

  await walk(page, [
    ["shows the account email if given", text("ada@example.org")],
    [
      "a button to the external payment page (opens a new tab)",
      async () => {
        const [tab] = await Promise.all([context.waitForEvent("page"), press("Continue to Payment")(page)]);
        await at("/checkout?email=ada%40example.org&hasUsedTrial=true")(tab);
      },
    ],
    ['"Back to Login"', press("Back to Login", "link"), a("heading", "Welcome Back")],
  ]);
});

const allCountries: Find = async (page) => {
  await page.getByRole("combobox", { name: "Country" }).click();
  const shown = page.getByRole("option");
  await shown.first().waitFor();
  expect(await shown.allInnerTexts()).toEqual(countries);
  expect(Math.abs(countries.length - 190)).toBeLessThan(10);
  await page.keyboard.press("Escape");
};

async function userKept(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem("kindling.user"))) ?? "null");
}
