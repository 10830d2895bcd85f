import { useAway } from "#client/data/relay/connected.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Row, Stack } from "#client/ui/layout/Stack.tsx";

interface HaltedProps {
  reason: string;
  onGoOn: () => void;
  onStartOver?: () => void;
}

/** Why it stands still, and how it goes on. */
export function Halted({ reason, onGoOn, onStartOver }: HaltedProps) {
  const away = useAway();

  return (
    <Stack gap="tight">
      <div role="alert">
        <Text>{reason}</Text>
      </div>
      <Row>
        <Button busy={away} onClick={onGoOn}>
          Continue
        </Button>
        {onStartOver && (
          <Button variant="line" onClick={onStartOver}>
            Choose another file
          </Button>
        )}
      </Row>
    </Stack>
  );
}
