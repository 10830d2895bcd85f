import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { nameOfMonth } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { weatherNames } from "#domain/weathers.ts";
import type { Month } from "#server/nouns/book/months.ts";
import { coinIcon, coverPicture, lumpIcon, monthPicture } from "./bookPictures.ts";

type Html = ReturnType<typeof html>;

/** The cover, with the months that the book spans. */
export function cover(name: string, months: readonly Month[]): Html {
  return html`<header class="leaf cover"><div class="label"><h1><small>The journal of</small> <bdi>${name}</bdi></h1>${span(months)}</div>
${coverPicture}<p class="maker">${brand}</p></header>
`;
}

function span(months: readonly Month[]): Html | "" {
  const [oldest, newest] = [months.at(0), months.at(-1)];
  if (!newest || !oldest) return "";
  const [from, to] = [nameOfMonth(oldest.firstDay), nameOfMonth(newest.firstDay)];
  return html`<p>${from === to ? from : `${from} to ${to}`}</p>`;
}

/** Leads to each month. Nobody knows the pages' numbers before the book is printed. */
export function contents(months: readonly Month[]): Html | "" {
  if (months.length === 0) return "";
  const rows = months.map(
    ({ firstDay, entries }) => html`<li><a href="#${idOf(firstDay)}"><strong>${nameOfMonth(firstDay)}</strong> <i></i>
<span>${entries} ${entries === 1 ? "entry" : "entries"}</span></a></li>
`,
  );
  return html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>
${rows}</ol></nav>
`;
}

/** Begins a month: its name, its weather and its sums, and the leaf on which its days follow. */
export function startOfMonth(firstDay: LocalDate, month: Month | undefined): Html {
  const name = nameOfMonth(firstDay);
  return html`<div class="month" id="${idOf(firstDay)}"><div class="leaf opener">${monthPicture(month?.weather)}
<p class="year">${name.slice(-4)}</p><h2 class="name">${name.slice(0, -5)}</h2>${month && weatherOfDays(month)}${month && sums(month)}</div>
<div class="leaf days"><p class="run">${name}</p>
`;
}

export const endOfMonth: Html = html`</div></div>
`;

function weatherOfDays({ days }: Month): Html {
  const stones = days.map(({ date, weather }) => {
    const day = Number(date.slice(-2));
    return weather
      ? html`<li class="${weather}">${day}<span class="unseen">: ${weatherNames[weather]}</span></li>`
      : html`<li>${day}</li>`;
  });
  return html`<ol class="stones" aria-label="Days by the weather of their mood">${stones}</ol>`;
}

function sums({ karma: { gold, coal }, journals }: Month): Html {
  return html`<p class="sums"><span>${coinIcon} ${gold} Good Karma</span> <span>${lumpIcon} ${coal} ${coalLabel(coal)}</span>
${journals > 0 && html`<span>${journals} ${journals === 1 ? "journal entry" : "journal entries"}</span>`}</p>`;
}

function idOf(firstDay: LocalDate): string {
  return `m${firstDay.slice(0, 7)}`;
}
