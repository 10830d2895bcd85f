import { BirdFigure } from "./BirdFigure.tsx";
import { Flower, Tuft } from "./Cast.tsx";
import { Cloud } from "./Cloud.tsx";
import { ClosedBook } from "./ClosedBook.tsx";
import { Scene } from "./Picture.tsx";

/** The diary as a book, and the bird with one more page. */
export function BookScene() {
  return (
    <Scene>
      <Cloud transform="translate(158 24) scale(.34)" opacity=".9" />
      <g transform="translate(78 44) scale(.78)">
        <ClosedBook />
      </g>
      <Flower transform="translate(52 156) scale(.8)" />
      <Tuft transform="translate(232 158) scale(.7)" />
      <g transform="translate(204 154) scale(1.1)">
        <BirdFigure side={-1} inBeak="letter" />
      </g>
    </Scene>
  );
}
