import { expect, test } from "vitest";
import { reflectionQuestions } from "#domain/reflections.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import {
  a,
  at,
  choices,
  field,
  fill,
  link,
  names,
  no,
  press,
  text,
  toast,
  walk,
  type Find,
} from "#tests/support/checklist.ts";
import { fatesOn, pass } from "#tests/support/fates.ts";
import { person } from "#tests/support/people.ts";
import { changer, choose, pick, submit } from "#tests/support/wizardPage.ts";

// Logging an action, and a mood (docs/rules.md, The diary).

useBrowser();

test("logging an action", async () => {
  const { page } = await visit({ as: await person(), path: "/log-action" });
  const fates = await fatesOn(page);
  const withOthers = asked("great");
  const alone = asked("no_one_affected");

  await walk(page, [
    ['title "Log an Action", back button to /', a("heading", "Log an Action"), link("Back", "/")],
    ['1. "What happened?"', choices("What happened?", ["I did something", "Something happened to me"])],
    [
      "the wizard is linear",
      no("radiogroup", "How would you classify this?"),
      answer("What happened?", "I did something"),
    ],
    ['2. "How would you classify this?"', choices("How would you classify this?", ["Positive", "Negative"])],
    ["Positive", answer("How would you classify this?", "Positive")],
    ['3. actions only: "What were your intentions?"', choices("What were your intentions?", ["Positive", "Negative"])],
    ["Positive", answer("What were your intentions?", "Positive")],
    ['4. "How did you respond to this?": emotion grid', choices("How did you respond to this?", emotions)],
    ["Happy", answer("How did you respond to this?", "Happy")],
    [
      '5. "How did this effect anyone else that was involved?": same emotion grid plus "No one else affected"',
      choices("How did this effect anyone else that was involved?", [...emotions, "No one else affected"]),
    ],
    ["submit appears only when all is set", no("button", "Log This Action")],
    ["Great", answer(/^How did this effect/, "Great")],
    ["6. Karma Impact Preview", a("region", "Karma Impact Preview"), text(/\+2 Good Karma/)],
    [
      '7. "What was this event", placeholder, 2 rows',
      field("What was this event", { placeholder: "Briefly describe what happened...", rows: "2" }),
    ],
    ['8. "Reflect on this moment"', a("heading", "Reflect on this moment")],
    [
      "three emotion-specific questions (3 to 4 rows each)",
      ...withOthers.map((question) => field(question, { rows: "3" })),
    ],
    ["9. submit", a("button", "Log This Action")],
    [
      "changing effect on others clears texts",
      fill(withOthers[0] ?? "", "It was easy."),
      (on) => changer(on, "How did this effect anyone else that was involved?").click(),
      answer(/^How did this effect/, "No one else affected"),
      (on) => expect.poll(() => on.getByLabel(alone[0] ?? "").inputValue()).toBe(""),
    ],
    [
      'with "no one affected" the third question becomes',
      field(/^Even if no one else was affected, how do you think someone else might have reacted if they were there/, {
        rows: "3",
      }),
    ],
    [
      "changing response emotion clears effect on others and texts",
      (on) => changer(on, "How did you respond to this?").click(),
      answer("How did you respond to this?", "Calm"),
      choices(/^How did this effect/, [...emotions, "No one else affected"]),
      no("button", "Log This Action"),
    ],
    [
      "changing intention clears later choices",
      (on) => changer(on, "What were your intentions?").click(),
      answer("What were your intentions?", "Negative"),
      choices("How did you respond to this?", emotions),
    ],
    [
      "changing classification clears intention, emotions",
      (on) => changer(on, "How would you classify this?").click(),
      answer("How would you classify this?", "Negative"),
      choices("What were your intentions?", ["Positive", "Negative"]),
    ],
    [
      'changing "what happened" clears every later choice',
      (on) => changer(on, "What happened?").click(),
      answer("What happened?", "Something happened to me"),
      choices("How would you classify this?", ["Positive", "Negative"]),
      no("button", /^Change How would/),
    ],
    [
      "the intention step appears only for actions",
      answer("How would you classify this?", "Positive"),
      choices("How did you respond to this?", emotions),
      answer("How did you respond to this?", "Happy"),
    ],
    [
      "event wording",
      answer("How did your response to this event effect anyone else involved?", "No one else affected"),
      a("button", "Change How did your response to this event effect anyone else involved?"),
    ],
    [
      '"Logging..." while saving',
      async (on) =>
        fates.set("saveEntryActionMutation", async (route) => {
          await on.getByRole("button", { name: "Logging..." }).waitFor();
          await pass(route);
        }),
      (on) => submit(on).click(),
    ],
    [
      "after success the user goes to /",
      toast("status", "Action Logged Successfully", "Your karma balance has been updated."),
      at("/"),
    ],
  ]);
});

test("a coal karma reduction", async () => {
  const { page } = await visit({ as: await person(), path: "/log-action" });
  const bad = { type: "Something happened to me", classification: "Negative" } as const;
  await choose(page, { ...bad, response: "Sad", effect: "Sad" });

  await walk(page, [['coal -1, shown as "Coal Karma Reduction"', text(/Coal Karma Reduction/)]]);
});

test("the mood page", async () => {
  const { page } = await visit({ as: await person(), path: "/mood" });
  const fates = await fatesOn(page);

  await walk(page, [
    [
      'title "How are you feeling?"',
      (on) => on.getByRole("heading", { level: 1, name: "How are you feeling?" }).waitFor(),
    ],
    ["back returns to /", link("Back", "/")],
    ['"Choose your mood" grid: mood options (24)', choices("Choose your mood", moods)],
    [
      '"Journal entry title" field, placeholder, 2 rows',
      field("Journal entry title", { placeholder: "What would you like to call this journal entry?", rows: "2" }),
    ],
    [
      '"Journal note" field, placeholder',
      field("Journal note", { placeholder: "Optional: Share what's influencing your mood today..." }),
    ],
    ["button disabled without a mood", (on) => on.getByRole("button", { name: "Save Mood", disabled: true }).waitFor()],
    [
      '"Saving..." while saving',
      async (on) =>
        fates.set("saveEntryMoodMutation", async (route) => {
          await on.getByRole("button", { name: "Saving..." }).waitFor();
          await pass(route);
        }),
      answer("Choose your mood", "Strong"),
      press("Save Mood"),
    ],
    [
      "after a mood save the user goes to /",
      toast("status", "Mood Saved", "Your current mood has been updated."),
      at("/"),
    ],
  ]);
});

const emotions = names(
  "happy calm neutral sad angry great ecstatic anxious hurt embarrassed jealous confused heart_broken love in_love overwhelmed depressed annoyed",
);

const moods = names(
  "joyful happy great ecstatic calm neutral sad frustrated anxious hurt embarrassed jealous confused overwhelmed depressed annoyed heart_broken love in_love tired crazy thinking_it_over emotional strong",
);

function answer(question: string | RegExp, words: string): Find {
  return (page) => pick(page, question, words);
}

/** The questions of an action that was good and felt so. */
function asked(effectOnOthers: "great" | "no_one_affected"): readonly string[] {
  return reflectionQuestions({ type: "action", classification: "positive", emotionResponse: "happy", effectOnOthers });
}
