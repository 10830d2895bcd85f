import { afterEach, describe, expect, test, vi } from "vitest";
import type { Pose } from "#client/pictures/BirdFigure.tsx";
import { plays } from "#client/screens/dashboard/bird/plays.ts";
import { isPageInUse, stageOf } from "#client/screens/dashboard/bird/stage.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { pass } from "#tests/support/heldClock.ts";
import { feel, here, log } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { screen, settled, waitFor } from "#tests/support/screen.ts";

describe("the bird's stage", () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  test("shows each frame at its time, and leaves the last one standing", () => {
    const { stage, shown } = opened();

    stage.play(plays.coin);
    pass(399);
    expect(shown()).toEqual([plays.coin[0]]);
    pass(1);
    expect(shown().at(-1)).toBe(plays.coin[1]);
    pass(5_000);

    expect(shown()).toEqual([...plays.coin]);
  });

  test("plays one animation after another, and keeps only the newest waiting one", () => {
    const { stage, shown } = opened();

    stage.play(plays.coin);
    stage.play(plays.night);
    stage.play(plays.coal);
    pass(10_000);

    expect(shown()).toEqual([...plays.coin, ...plays.coal]);
  });

  test.each([
    ["a person types", "textarea", {}],
    ["a dialog is open", "div", { role: "dialog" }],
  ])("starts no animation while %s", (_when, tag, attributes) => {
    const { stage, shown } = opened();
    const element = document.body.appendChild(Object.assign(document.createElement(tag), attributes));
    if (tag === "div") element.setAttribute("role", "dialog");
    element.focus();

    stage.play(plays.coin);
    pass(10_000);
    expect(shown()).toEqual([]);

    element.remove();
    pass(10_000);
    expect(shown()).toEqual([...plays.coin]);
  });

  test("shows only the last frame with reduced motion", () => {
    const { stage, shown } = opened({ isStill: true });

    stage.play(plays.coal);
    pass(10_000);

    expect(shown()).toEqual([plays.coal.at(-1)]);
  });

  test("shows no further frame after it is cleared", () => {
    const { stage, shown } = opened();

    stage.play(plays.back);
    stage.play(plays.coin);
    stage.clear();
    pass(10_000);

    expect(shown()).toEqual([]);
  });
});

test("each animation shows its frames at fixed times", () => {
  const times = Object.fromEntries(Object.entries(plays).map(([name, play]) => [name, play.map(({ atMs }) => atMs)]));

  expect(times).toEqual({
    coin: [0, 400, 460, 560, 620],
    coal: [0, 400, 520, 680, 880, 1_100],
    message: [0, 220, 440, 640, 900],
    leaves: [0, 200, 420],
    lands: [0, 200, 420, 560, 700],
    walks: [0, 300, 600, 900, 1_200],
    night: [0, 500, 900, 1_300],
    back: [0, 500, 1_000, 1_400, 1_700, 2_100],
  });
});

describe("on home, the bird", () => {
  test("brings a twig to a person who returns after a week, silently for screen readers", async () => {
    const ada = await awayForLong();

    open(ada);

    const drawn = await bird();
    await waitFor(() => expect(drawn.innerHTML).toContain(twig));
    expect(await bird()).toHaveAttribute("aria-hidden", "true");
    expect((await bird()).textContent).toBe("");
  });

  test("only sits if the last noted day was hard", async () => {
    const ada = await awayForLong();
    await feel(ada, { value: "sad", occurredAt: `${addDays(localDateOf(new Date(), here), -8)}T12:00:00Z` });

    open(ada);
    await bird();
    await settled();

    expect((await bird()).innerHTML).not.toContain(twig);
  });
});

/** The branch of the twig in client/pictures/BirdFigure.tsx. */
const twig = "M-16 2C-4 4 8 2 18-2";

async function awayForLong(): Promise<Person> {
  const ada = await person("ada", { zone: here });
  await log(ada, { occurredAt: `${addDays(localDateOf(new Date(), here), -9)}T12:00:00Z` });
  return ada;
}

/** Opens home where the bird does not move, so that its last frame is there at once. */
function open(as: Person) {
  localStorage.setItem(`kindling.choice.${globalIdOf(as.id, "User")}.bird`, "false");
  return openProduct({ as });
}

function opened({ isStill = false } = {}) {
  const show = vi.fn<(pose: Pose) => void>();
  const stage = stageOf({ show, isStill: () => isStill, mustWait: isPageInUse });
  return { stage, shown: () => show.mock.calls.map(([pose]) => pose) };
}

async function bird(): Promise<Element> {
  const scale = await screen.findByRole("img", { name: /^Balance scale/ });
  return waitFor(() => {
    const found = scale.querySelector("g[aria-hidden]");
    if (!found) throw new Error("The bird has not come yet.");
    return found;
  });
}
