import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { pickedFrom } from "#domain/chance.ts";
import { asEnum } from "#domain/enums.ts";

// Asked for at once, so that the sentences are mostly here before the mood is.
const loading = import("#domain/content/supportiveSentences.ts");
loading.catch(() => {
  // Who asks below hears of it; nobody needs to twice.
});

interface MoodSaid {
  id: string;
  /** As GraphQL names it. */
  value: string;
}

interface Chosen extends MoodSaid {
  sentence: string | undefined;
}

/** What was said to which mood, for as long as the person stays signed in: coming back home is no new mood. */
const lastSaid = new WeakMap<Environment, Chosen>();

/**
 * A sentence for a mood, picked when the mood changes and kept until it does again (spec section 2).
 *
 * @returns Null while the sentences are on their way, undefined where there is none to say.
 */
export function useSupportiveSentence(mood: MoodSaid | null | undefined): string | null | undefined {
  const environment = useRelayEnvironment();
  const [chosen, setChosen] = useState(() => lastSaid.get(environment));
  const { id, value } = mood ?? {};

  useEffect(() => {
    if (id === undefined || value === undefined) return undefined;
    const known = lastSaid.get(environment);
    if (known && isFor(known, { id, value })) return undefined;

    let isCurrent = true;
    const choose = (sentence: string | undefined) => {
      if (!isCurrent) return;
      const next = { id, value, sentence };
      lastSaid.set(environment, next);
      setChosen(next);
    };
    loading.then(
      ({ supportiveSentences }) => {
        const [, sentences = []] = Object.entries(supportiveSentences).find(([key]) => asEnum(key) === value) ?? [];
        choose(pickedFrom(sentences, Math.random(), known?.sentence));
      },
      // The card stands without one.
      () => choose(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [environment, id, value]);

  if (!mood) return undefined;
  return chosen && isFor(chosen, mood) ? chosen.sentence : null;
}

function isFor(chosen: Chosen, { id, value }: MoodSaid): boolean {
  return chosen.id === id && chosen.value === value;
}
