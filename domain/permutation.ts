import { seededChance } from "./chance.ts";

/** A shuffle of a diary's blocks: the block in each place, and the steps by which it is rotated. */
export interface Mix {
  order: Uint8Array;
  shifts: Uint16Array;
}

/** A claim that may exceed chance: the real diary measures more than shuffled ones. */
export interface Claim {
  measure: (mix: Mix) => number;
}

const draws = 9_999;

/** Of the diary and its shuffles, at most 1 % may measure as much. */
const rarely = 1 / 100;

/**
 * The claims that hold beyond chance, by Holm's step-down method over all of them. After each success the rest is
 * tested again with a smaller penalty. `ways` is the number of rotations of each block. Of more than a hundred claims
 * none can hold. `share` is the part of the 1 % that these claims have; the smaller it is, the more shuffles are drawn.
 */
export function beyondChance<Tried extends Claim>(
  claims: readonly Tried[],
  ways: readonly number[],
  seed: string,
  share = 1,
): Tried[] {
  const shuffles = Math.round((draws + 1) / share) - 1;
  const rare = (shuffles + 1) * rarely * share;
  let left = claims;
  for (;;) {
    const held = new Set(rarelyMatched(left, ways, seed, { shuffles, most: rare / left.length }));
    if (held.size === 0) return claims.filter((claim) => !left.includes(claim));
    left = left.filter((claim) => !held.has(claim));
  }
}

/** The claims that measure more than nearly all shuffles. Each other claim is dropped as soon as that is certain. */
function rarelyMatched<Tried extends Claim>(
  claims: readonly Tried[],
  ways: readonly number[],
  seed: string,
  { shuffles, most }: { shuffles: number; most: number },
): Tried[] {
  const chance = seededChance(seed);
  const mix = { order: Uint8Array.from(ways, (_, place) => place), shifts: new Uint16Array(ways.length) };
  let open = claims.map((claim) => ({ claim, measured: claim.measure(mix), asMuch: 1 }));

  for (let draw = 0; draw < shuffles && open.length > 0; draw++) {
    mixAgain(mix, ways, chance);
    for (const one of open) if (one.claim.measure(mix) >= one.measured) one.asMuch++;
    if (open.some(({ asMuch }) => asMuch > most)) open = open.filter(({ asMuch }) => asMuch <= most);
  }
  return open.map(({ claim }) => claim);
}

function mixAgain({ order, shifts }: Mix, ways: readonly number[], chance: () => number): void {
  for (let place = order.length - 1; place > 0; place--) {
    const other = Math.floor(chance() * (place + 1));
    const moved = order[place] ?? 0;
    order[place] = order[other] ?? 0;
    order[other] = moved;
  }
  for (let place = 0; place < shifts.length; place++) shifts[place] = Math.floor(chance() * (ways[place] ?? 0));
}

/** The known days and the marked days of each week, as bits. Marked days are always known. */
export interface Side {
  known: Uint8Array;
  marked: Uint8Array;
}

/** How many days are known on both sides, and how many of them are marked on one, the other and both. */
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

/** A claim that two sides mark the same days within weeks, independent of good and bad weeks (Mantel and Haenszel). */
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

/**
 * A claim that check-ins of one kind are often of another kind too. Shuffles rotate each week's check-ins against
 * themselves.
 */
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
    measure: ({ shifts }) => {
      let sum = 0;
      for (let place = 0; place < shifts.length; place++) sum += counts[place]?.[shifts[place] ?? 0] ?? 0;
      return sum;
    },
  };
}
