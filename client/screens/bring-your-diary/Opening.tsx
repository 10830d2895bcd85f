import { Row } from "#client/ui/layout/Stack.tsx";
import { Spinner } from "#client/ui/display/Spinner.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { StepCard } from "./StepCard.tsx";

/** The file is being opened. */
export function Opening({ takesFocus }: { takesFocus: boolean }) {
  return (
    <StepCard title="Opening the file" takesFocus={takesFocus}>
      <Row>
        <Spinner size={22} decorative />
        <Text tone="soft">It is read on this device.</Text>
      </Row>
    </StepCard>
  );
}
