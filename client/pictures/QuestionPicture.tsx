import { Flower, Ground, Tuft } from "./Cast.tsx";
import { Cloud } from "./Cloud.tsx";
import { Bird } from "./LivelyCast.tsx";
import { Picture } from "./Picture.tsx";

export function QuestionPicture() {
  return (
    <Picture>
      <Cloud transform="translate(66 4) scale(.3)" opacity=".9" />
      <Ground />
      <Tuft transform="translate(22 80) scale(.9)" />
      <Flower transform="translate(98 82)" />
      <Tuft transform="translate(106 84) scale(.6)" />
      <Bird transform="translate(58 77) scale(1.35)" />
    </Picture>
  );
}
