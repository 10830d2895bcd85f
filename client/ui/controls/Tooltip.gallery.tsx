import { Tooltip } from "./Tooltip.tsx";
import { Button } from "./Button.tsx";

/** Opens on hover and on focus by the keyboard. */
export function Usual() {
  return (
    <Tooltip text="What a day was made of">
      <Button variant="line">Point here</Button>
    </Tooltip>
  );
}
