import { paint } from "#client/theme/paint.ts";
import { Flower, Pine, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Scene } from "./Picture.tsx";

export function LetterboxScene() {
  return (
    <Scene>
      <Pine transform="translate(40 152) scale(.9)" />
      <Pine transform="translate(66 148) scale(.64)" />
      <Flower transform="translate(196 156)" />
      <Tuft transform="translate(214 160)" />
      <path d="M124 96h12v56h-12Z" fill={paint("bark")} />
      <path d="M124 96h4v56h-4Z" fill={paint("gleam")} opacity=".14" />
      <path d="M82 98V74c0-15 11-24 23-24h52c14 0 23 10 23 24v24Z" fill={paint("enamel")} />
      <path d="M105 50h52c14 0 23 10 23 24H120c0-12-6-22-15-24Z" fill={paint("enamelLit")} opacity=".5" />
      <path d="M82 98V74c0-15 10-24 22-24s22 9 22 24v24Z" fill={paint("enamelDeep")} />
      <path d="M88 98V76c0-11 7-18 16-18s16 7 16 18v22Z" fill={paint("hollow")} opacity=".75" />
      <path d="M88 98h32l-4 14H80Z" fill={paint("enamel")} />
      <path d="M162 52V26h22v14h-20" fill={paint("cloth")} />
      <path d="M162 54V26" stroke={paint("clothDeep")} strokeWidth="3.6" strokeLinecap="round" />
      <Bird transform="translate(136 50) scale(1.25)" />
    </Scene>
  );
}
