import { BirdFigure } from "./BirdFigure.tsx";
import { CarriedPage } from "./CarriedPage.tsx";

/** The bird in the air, with a page. */
export function FlyingBird() {
  return (
    <svg width="100%" height="100%" viewBox="-28 -36 60 42" aria-hidden="true">
      <BirdFigure wing="up" flies />
      <CarriedPage />
    </svg>
  );
}
