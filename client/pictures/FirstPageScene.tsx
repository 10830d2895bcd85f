import { paint } from "#client/theme/paint.ts";
import { Flower, Tree, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Scene } from "./Picture.tsx";

export function FirstPageScene() {
  return (
    <Scene>
      <Tree transform="translate(44 148) scale(.8)" />
      <Flower transform="translate(222 156) scale(1.1)" />
      <Flower transform="translate(206 162) scale(.9)" petal={paint("petalPale")} />
      <Tuft transform="translate(70 158)" />
      <g transform="translate(82 58)">
        <path
          d="M56 16C44 6 26 4 2 6v72c24-2 42 0 54 10 12-10 30-12 54-10V6C86 4 68 6 56 16Z"
          fill={paint("enamelDeep")}
        />
        <path d="M56 13C45 4 28 2 7 3v69c21-1 38 1 49 10Z" fill={paint("page")} />
        <path d="M56 13c11-9 28-11 49-10v69c-21-1-38 1-49 10Z" fill={paint("page")} />
        <path d="M56 13v69c4-3.5 8-5.5 13-7V7c-5 1.5-9 3.5-13 6Z" fill={paint("pageShade")} opacity=".75" />
        <path d="M16 20c10 0 20 1 30 5" stroke={paint("pageShade")} strokeWidth="3" strokeLinecap="round" fill="none" />
        <path d="M85 2.6v30l6-5 6 5V2.8Z" fill={paint("cloth")} />
      </g>
      <path d="M138 74c3-24 14-42 34-54-3 22-14 42-34 54Z" fill={paint("enamel")} />
      <path d="M138 74c3-24 14-42 34-54-6 12-16 30-29 46Z" fill={paint("enamelLit")} />
      <path
        d="M135 82c4-14 12-30 26-46"
        stroke={paint("enamelDeep")}
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
      />
      <Bird transform="translate(206 132) scale(-1.15 1.15)" />
    </Scene>
  );
}
