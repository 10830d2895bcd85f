import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Text } from "../display/Text.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Reveal } from "./Reveal.tsx";

export function Usual() {
  const [step, setStep] = useState(1);

  return (
    <Stack>
      <Reveal key={step}>
        <Text>Step {step}</Text>
      </Reveal>
      <Button variant="line" size="small" onClick={() => setStep(step + 1)}>
        Next step
      </Button>
    </Stack>
  );
}
