import { describe, expect, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { localDateOf } from "#domain/days.ts";
import { dayBefore } from "#domain/memories.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, within } from "#tests/support/screen.ts";
import { wireOver } from "#tests/support/wire.ts";

const zone = deviceZone();
const today = localDateOf(new Date(), zone);
const yearAgo = dayBefore("year", today);
const twoYearsAgo = dayBefore("two_years", today);

describe("the card “on this day” at home", () => {
  test("shows title and text of an earlier page, years before months, with a link to it", async () => {
    if (!yearAgo || !twoYearsAgo) return;
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone });
    granted(
      await ada.write({
        texts: { title: "The long way home", body: "Missed the bus on purpose." },
        occurredAt: `${twoYearsAgo}T12:00:00Z`,
      }),
    );
    granted(await ada.saveMood({ value: "happy", occurredAt: `${yearAgo}T12:00:00Z` }));
    openProduct({ as: somebody });

    const card = within(await screen.findByRole("region", { name: "On This Day" }));
    const [near, far] = card.getAllByRole("link", { name: "Read this day" });
    expect(near).toHaveAttribute("href", `/journal?day=${yearAgo}`);
    expect(far).toHaveAttribute("href", `/journal?day=${twoYearsAgo}`);
    expect(card.getByText("A year ago")).toBeInTheDocument();
    expect(card.getByText("Happy")).toBeInTheDocument();
    expect(card.getByText("Two years ago")).toBeInTheDocument();
    expect(card.getByRole("heading", { name: "The long way home" })).toBeInTheDocument();
    expect(card.getByText("Missed the bus on purpose.")).toBeInTheDocument();
    expect(card.queryByText("1 journal entry")).not.toBeInTheDocument();
  });

  test("shows no day without entries, and no hard day", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone });
    if (yearAgo) granted(await ada.saveMood({ value: "sad", occurredAt: `${yearAgo}T12:00:00Z` }));
    granted(await ada.saveMood({ value: "calm" }));
    const wire = wireOver(browserFetch(somebody));
    openProduct({ as: somebody, fetch: wire.fetch });

    await screen.findAllByText("Calm");
    expect(wire.sent(dashboardQuery)).toBe(1);
    expect(screen.queryByRole("region", { name: "On This Day" })).not.toBeInTheDocument();
  });
});
