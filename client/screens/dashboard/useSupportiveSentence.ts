import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { pickedFrom } from "#domain/chance.ts";
import { asEnum } from "#domain/enums.ts";

const loading = import("#domain/content/supportiveSentences.ts");
loading.catch(() => {
  // Handled below.
});

interface CurrentMood {
  readonly value: string;
  readonly occurredAt: string;
}

interface Chosen extends CurrentMood {
  sentence: string | undefined;
}

/** The sentence last chosen for a mood in this session. */
const lastChosen = new WeakMap<Environment, Chosen>();

/**
 * Chooses a random sentence for a mood (docs/rules.md, Supportive sentences) and keeps it until the mood changes.
 *
 * @returns Null while the sentences load, undefined if there is none.
 */
export function useSupportiveSentence(mood: CurrentMood | null | undefined): string | null | undefined {
  const environment = useRelayEnvironment();
  const [chosen, setChosen] = useState(() => lastChosen.get(environment));
  const { occurredAt, value } = mood ?? {};

  useEffect(() => {
    if (occurredAt === undefined || value === undefined) return undefined;
    const known = lastChosen.get(environment);
    if (known && isFor(known, { occurredAt, value })) return undefined;

    let isCurrent = true;
    const choose = (sentence: string | undefined) => {
      if (!isCurrent) return;
      const next = { occurredAt, value, sentence };
      lastChosen.set(environment, next);
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
  }, [environment, occurredAt, value]);

  if (!mood) return undefined;
  return chosen && isFor(chosen, mood) ? chosen.sentence : null;
}

/** Whether nothing else was felt since. The server gives a mood an earlier time if the device's clock is ahead. */
function isFor(chosen: Chosen, { occurredAt, value }: CurrentMood): boolean {
  return Date.parse(chosen.occurredAt) >= Date.parse(occurredAt) && chosen.value === value;
}
