import { seededChance } from "./chance.ts";

/** How the blocks of a diary are mixed: which of them stands in each place, and by how many steps it is turned round. */
export interface Mix {
  order: Uint8Array;
  turns: Uint16Array;
}

/** What may be more than chance: the diary as it is measures more than mixed ones would. */
export interface Claim {
  measure: (mix: Mix) => number;
}

const draws = 9_999;

/** Of the diary and its mixtures, as many as may measure as much without chance being the better guess: 1 %. */
const rare = (draws + 1) / 100;

/**
 * Those of the claims that hold beyond chance, by Holm's step-down over all of them: what is left is tried again, with as
 * much less to answer for. `ways` says in how many ways each block can be turned. Of more than a hundred none can hold.
 */
export function beyondChance<Tried extends Claim>(
  claims: readonly Tried[],
  ways: readonly number[],
  seed: string,
): Tried[] {
  let left = claims;
  for (;;) {
    const held = new Set(seldomMatched(left, ways, seed, rare / left.length));
    if (held.size === 0) return claims.filter((claim) => !left.includes(claim));
    left = left.filter((claim) => !held.has(claim));
  }
}

/** The claims that measure more than nearly all of the mixtures; each of the others is left as soon as that is certain. */
function seldomMatched<Tried extends Claim>(
  claims: readonly Tried[],
  ways: readonly number[],
  seed: string,
  most: number,
): Tried[] {
  const chance = seededChance(seed);
  const mix = { order: Uint8Array.from(ways, (_, place) => place), turns: new Uint16Array(ways.length) };
  let open = claims.map((claim) => ({ claim, measured: claim.measure(mix), asMuch: 1 }));

  for (let draw = 0; draw < draws && open.length > 0; draw++) {
    mixAgain(mix, ways, chance);
    for (const one of open) if (one.claim.measure(mix) >= one.measured) one.asMuch++;
    if (open.some(({ asMuch }) => asMuch > most)) open = open.filter(({ asMuch }) => asMuch <= most);
  }
  return open.map(({ claim }) => claim);
}

function mixAgain({ order, turns }: Mix, ways: readonly number[], chance: () => number): void {
  for (let place = order.length - 1; place > 0; place--) {
    const other = Math.floor(chance() * (place + 1));
    const moved = order[place] ?? 0;
    order[place] = order[other] ?? 0;
    order[other] = moved;
  }
  for (let place = 0; place < turns.length; place++) turns[place] = Math.floor(chance() * (ways[place] ?? 0));
}

/** Of each week the days that are known and those that are marked, as bits. What is marked is known. */
export interface Side {
  known: Uint8Array;
  marked: Uint8Array;
}

/** How many days are known on both sides, and how many of them one, the other and both mark. */
export interface Table {
  days: number;
  one: number;
  other: number;
  both: number;
}

/** The table of one week beside another. */
export function tableOf(one: Side, place: number, other: Side, otherPlace: number): Table {
  const [known, marked] = [one.known[place] ?? 0, one.marked[place] ?? 0];
  const otherKnown = other.known[otherPlace] ?? 0;
  const otherMarked = other.marked[otherPlace] ?? 0;
  return {
    days: bitsIn[known & otherKnown] ?? 0,
    one: bitsIn[marked & otherKnown] ?? 0,
    other: bitsIn[known & otherMarked] ?? 0,
    both: bitsIn[marked & otherMarked] ?? 0,
  };
}

const bitsIn = Uint8Array.from({ length: 128 }, (_, bits) => bits.toString(2).replaceAll("0", "").length);

/** Whether the same days are marked on both sides within weeks, whatever good and bad weeks there are (Mantel and Haenszel). */
export function together(one: Side, other: Side): Claim {
  return {
    measure: ({ order }) => {
      let [excess, variance] = [0, 0];
      for (let place = 0; place < order.length; place++) {
        const table = tableOf(one, place, other, order[place] ?? 0);
        if (table.days < 2) continue;
        const expected = (table.one * table.other) / table.days;
        excess += table.both - expected;
        variance +=
          (expected * (table.days - table.one) * (table.days - table.other)) / (table.days * (table.days - 1));
      }
      return variance === 0 ? 0 : excess / Math.sqrt(variance);
    },
  };
}

/** Whether check-ins of one sort are often of another too: those of each week are turned round against themselves. */
export function inStep<CheckIn>(
  weeks: readonly (readonly CheckIn[])[],
  isOne: (checkIn: CheckIn) => boolean,
  isOther: (checkIn: CheckIn) => boolean,
): Claim {
  const counts = weeks.map((week) => {
    const ones = week.map(isOne);
    const others = week.map(isOther);
    const byTurn = week.map(() => 0);
    for (let place = 0; place < week.length; place++) {
      if (!ones[place]) continue;
      for (let turn = 0; turn < week.length; turn++)
        if (others[(place + turn) % week.length]) byTurn[turn] = (byTurn[turn] ?? 0) + 1;
    }
    return byTurn;
  });

  return {
    measure: ({ turns }) => {
      let sum = 0;
      for (let place = 0; place < turns.length; place++) sum += counts[place]?.[turns[place] ?? 0] ?? 0;
      return sum;
    },
  };
}
