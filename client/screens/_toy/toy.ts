import { useSyncExternalStore } from "react";
import { toyDeeds, toyFaces, toyWords } from "#domain/content/toy.ts";
import type { Karma } from "#domain/karma.ts";
import type { Mood } from "#domain/moods.ts";
import { toyKarma, type ToyDeedName } from "#domain/toy.ts";

interface ToyState {
  mood: Mood | undefined;
  /** Whether the sky has had a weather. */
  isTouched: boolean;
  weighed: readonly ToyDeedName[];
  karma: Karma;
  /** In the pans before the last press. */
  before: Karma;
  /** Whether the last piece lies in its pan. */
  hasLanded: boolean;
  /** The deed that was pressed last, while it is weighed. */
  last: ToyDeedName | undefined;
  answer: string;
}

/** What a visitor plays with on the landing and in "Look inside". It is sent nowhere and stored nowhere. */
export interface Toy {
  subscribe: (listener: () => void) => () => void;
  current: () => ToyState;
  /** Chooses a face, or takes the choice back. */
  touch: (mood: Mood) => void;
  /** Weighs a deed, or takes it back. */
  weigh: (name: ToyDeedName) => void;
  land: () => void;
}

export function createToy(): Toy {
  const listeners = new Set<() => void>();
  let state: ToyState = {
    mood: undefined,
    isTouched: false,
    weighed: [],
    karma: toyKarma([]),
    before: toyKarma([]),
    hasLanded: true,
    last: undefined,
    answer: toyWords.beginning,
  };
  const change = (changed: Partial<ToyState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => state,
    touch: (mood) => {
      if (mood === state.mood) return change({ mood: undefined, answer: toyWords.clearSky });
      change({ mood, isTouched: true, answer: toyFaces.find((face) => face.mood === mood)?.answer ?? "" });
    },
    weigh: (name) => {
      const isBack = state.weighed.includes(name);
      const weighed = isBack ? state.weighed.filter((each) => each !== name) : [...state.weighed, name];
      const karma = toyKarma(weighed);
      change({
        weighed,
        karma,
        before: isBack ? karma : state.karma,
        hasLanded: isBack,
        last: isBack ? undefined : name,
        answer: isBack ? toyDeeds[name].takenBack : toyDeeds[name].answer,
      });
    },
    land: () => change({ hasLanded: true }),
  };
}

export function useToy({ subscribe, current }: Toy): ToyState {
  return useSyncExternalStore(subscribe, current, current);
}
