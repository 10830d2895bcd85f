import { startTransition, useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Text } from "../display/Text.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Swap } from "./Swap.tsx";

export function Usual() {
  const [question, setQuestion] = useState(1);

  return (
    <Stack>
      <Swap contentKey={`${question}`}>
        <Text>Question {question}</Text>
      </Swap>
      <Button variant="line" size="small" onClick={() => startTransition(() => setQuestion(question + 1))}>
        Next question
      </Button>
    </Stack>
  );
}
