import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { NavigationType, useNavigationType } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { newListMemory, type ListMemory } from "./listContext.ts";

/** Lasts as long as the person stays signed in: an environment is one stay. */
const kept = new WeakMap<Environment, Map<string, ListMemory>>();

/**
 * What is remembered of a list. Who comes back to where they were finds the same stretches drawn and all others as high as
 * they were, so that their place on the page is the same place in the list.
 *
 * @returns The memory, and whether a stretch is drawn at once. What nobody remembers is: it is measured that way.
 */
export function useListMemory(
  listId: string,
): [memory: ListMemory, startsDrawn: (key: string, index: number) => boolean] {
  const environment = useRelayEnvironment();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [firstId] = useState(listId);
  const memory = memoryOf(environment, listId);
  const drawnThen = useRef<ReadonlySet<string> | undefined>(undefined);
  drawnThen.current ??= new Set(memory.drawn);

  const startsDrawn = (key: string, index: number) => {
    if (!memory.heights.has(key)) return true;
    return isReturn && listId === firstId ? drawnThen.current?.has(key) === true : index < firstFew;
  };
  return [memory, startsDrawn];
}

/** About a screen and a half of stretches. */
const firstFew = 3;

function memoryOf(environment: Environment, listId: string): ListMemory {
  const lists = kept.get(environment) ?? new Map<string, ListMemory>();
  kept.set(environment, lists);
  const memory = lists.get(listId) ?? newListMemory();
  lists.set(listId, memory);
  return memory;
}
