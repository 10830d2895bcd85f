import { useRelayEnvironment } from "react-relay";

/** Finds a tag or own mood that the store knows, for an entry that waits on this device. A tag has no emoji. */
export function useKnownWords(): (id: string) => { name: string; emoji: string | undefined } | undefined {
  const environment = useRelayEnvironment();
  return (id) => {
    const word = environment.getStore().getSource().get(id);
    const { name, emoji } = (word ?? {}) as Record<string, unknown>;
    return typeof name === "string" ? { name, emoji: typeof emoji === "string" ? emoji : undefined } : undefined;
  };
}
