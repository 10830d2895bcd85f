import { paint } from "#client/theme/paint.ts";
import { Flower, Sun, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Scene } from "./Picture.tsx";

/** The bird beside the books that it has brought. */
export function ShelfScene() {
  return (
    <Scene>
      <Sun transform="translate(196 50) scale(.3)" />
      <Flower transform="translate(60 156)" />
      <Tuft transform="translate(214 158)" />
      <g transform="translate(84 88) scale(1.2)">
        <path d="M0 50V6c0-3 2-5 5-5h20v49Z" fill={paint("cloth")} />
        <path d="M0 50V6c0-3 2-5 5-5h3v49Z" fill={paint("clothDeep")} />
        <path d="M27 50V-6h22v56Z" fill={paint("enamel")} />
        <path d="M27 50V-6h5v56Z" fill={paint("enamelDeep")} />
        <path d="M51 50V10h18v40Z" fill={paint("leaf")} />
        <path d="M51 50V10h4v40Z" fill={paint("leafDeep")} />
        <path d="M31 6h14M55 20h10" stroke={paint("page")} strokeWidth="3" />
      </g>
      <Bird transform="translate(190 146) scale(-1.5 1.5)" />
    </Scene>
  );
}
