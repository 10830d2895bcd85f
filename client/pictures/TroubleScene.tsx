import { paint } from "#client/theme/paint.ts";
import { Pine, Tuft } from "./Cast.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Cloud } from "./Cloud.tsx";
import { Scene } from "./Picture.tsx";

/** A shower over the meadow: failures pass, too. */
export function TroubleScene() {
  return (
    <Scene>
      <Pine transform="translate(56 146) scale(1.05)" />
      <Pine transform="translate(80 150) scale(.74)" />
      <path
        d="M112 88l-5 17M136 92l-5 17M160 88l-5 17M184 92l-5 17M124 112l-4 14M150 112l-4 14M174 112l-4 14"
        stroke={paint("rainyMid")}
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <Cloud transform="translate(76 26) scale(.88)" tones={{ light: paint("rainyMid"), shade: paint("enamelDeep") }} />
      <Tuft transform="translate(206 158)" />
      <path d="M96 162c14-8 44-10 68-6-10 9-52 11-68 6Z" fill={paint("enamelLit")} opacity=".7" />
      <Bird transform="translate(184 148) scale(-1.15 1.15)" />
    </Scene>
  );
}
