import { Chip } from "../display/Chip.tsx";
import { Held } from "./Held.tsx";
import { Stack } from "./Stack.tsx";

export function Usual() {
  return (
    <Stack>
      <Held isHeld={false}>
        <Chip>Shown</Chip>
      </Held>
      <Chip>below</Chip>
    </Stack>
  );
}

export function WithItsRoomAlone() {
  return (
    <Stack>
      <Held isHeld>
        <Chip>Not shown yet</Chip>
      </Held>
      <Chip>where it will be</Chip>
    </Stack>
  );
}
