import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { pickedFrom } from "#domain/chance.ts";
import { asEnum } from "#domain/enums.ts";

const loading = import("#domain/content/supportiveSentences.ts");
loading.catch(() => {
  // Handled below.
});

interface MoodSaid {
  id: string;
  value: string;
}

interface Chosen extends MoodSaid {
  sentence: string | undefined;
}

/** What was said to which mood in this stay. */
const lastSaid = new WeakMap<Environment, Chosen>();

/**
 * A random sentence for a mood (docs/rules.md, Supportive sentences), kept until the mood changes.
 *
 * @returns Null while the sentences load, undefined where there is none.
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
