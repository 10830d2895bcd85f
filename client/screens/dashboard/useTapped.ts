import { useFinerOffer, type FinerOffer } from "../_entries/finerOffer.ts";
import { useHeld } from "../_held/useHeld.ts";

/** The mood that was just chosen on home or saved in its form, until home is left. Undefined after Undo. */
export function useOffered(): FinerOffer | undefined {
  const offer = useFinerOffer();
  const isHeld = useHeld("mood") !== undefined;
  return offer && (offer.place !== "held" || isHeld) ? offer : undefined;
}

/** The same, only if it was chosen with one press on home. */
export function useTapped(): FinerOffer | undefined {
  const offer = useOffered();
  // A form has a field for tags, and offers none.
  return offer?.tags && offer;
}
