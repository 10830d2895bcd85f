import { paint } from "#client/theme/paint.ts";
import { Flower, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Cloud } from "./Cloud.tsx";
import { Scene } from "./Picture.tsx";

export function TelescopeScene() {
  return (
    <Scene>
      <Cloud transform="translate(48 34) scale(.46)" opacity="0.95" />
      <Tuft transform="translate(60 158)" />
      <Flower transform="translate(216 158)" petal={paint("petalPale")} />
      <path d="M126 86 108 154M134 86l18 68M130 88v64" stroke={paint("bark")} strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(-24 130 78)">
        <path d="M76 66h70v24H76Z" fill={paint("enamel")} />
        <path d="M76 66h70v8H76Z" fill={paint("enamelLit")} opacity=".55" />
        <path d="M142 60h40v36h-40Z" fill={paint("enamelDeep")} />
        <path d="M142 60h40v9h-40Z" fill={paint("enamelLit")} opacity=".4" />
        <path d="M180 57h8v42h-8ZM70 68h8v20h-8Z" fill={paint("cloth")} />
      </g>
      <circle cx="130" cy="86" r="6" fill={paint("clothDeep")} />
      <Bird transform="translate(60 132) scale(1.15)" />
      <g fill={paint("enamelLit")}>
        <path d="M222 22c.9 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7ZM238 54c.6 3 1.2 3.8 4.5 4.5-3.3.6-3.9 1.3-4.5 4.5-.6-3.2-1.3-3.9-4.5-4.5 3.2-.7 3.9-1.5 4.5-4.5Z" />
      </g>
    </Scene>
  );
}
