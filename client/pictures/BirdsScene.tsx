import { color } from "#client/theme/tokens.css.ts";
import { Flower, Pine, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Scene } from "./Picture.tsx";

export function BirdsScene() {
  return (
    <Scene>
      <Pine transform="translate(44 152) scale(.8)" />
      <Flower transform="translate(206 154)" />
      <Tuft transform="translate(188 158)" />
      <path d="M62 104c46 13 96 13 142-4" stroke={color.bark} strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M184 106c8-9 14-12 23-12-3 9-11 14-23 12Z" fill={color.leaf} />
      <path d="M82 109c-6-9-13-12-21-11 3 9 10 12 21 11Z" fill={color.leaf} />
      <Bird transform="translate(108 108) scale(1.9)" />
      <Bird transform="translate(164 107) scale(-1.75 1.75)" />
      <path d="M135 44c4-8 15-5 15 3 0 7-8 12-15 17-7-5-15-10-15-17 0-8 11-11 15-3Z" fill={color.warmMid} />
    </Scene>
  );
}
