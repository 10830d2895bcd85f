import { Button } from "#client/ui/controls/Button.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import type { Bringing } from "./bringing.ts";
import type { Stage } from "./stage.ts";
import { Halted } from "./Halted.tsx";
import { ProgressPath } from "../_archive/ProgressPath.tsx";
import { StepCard } from "./StepCard.tsx";

interface BringingInProps {
  bringing: Bringing;
  stage: Extract<Stage, { step: "bring" }>;
  takesFocus: boolean;
}

/** The entries are being saved. It goes on while other screens are open. */
export function BringingIn({ bringing, stage, takesFocus }: BringingInProps) {
  const { found, tally, halted, isStopping = false } = stage;

  return (
    <StepCard title="Bringing in your entries" takesFocus={takesFocus}>
      <ProgressPath
        label="Bringing in your entries"
        done={tally.lines}
        of={found.lines}
        {...(halted === undefined ? { note: "You can open other screens. This continues." } : {})}
      />
      {halted === undefined ? (
        <Row>
          <Button variant="line" busy={isStopping} busyLabel="Stopping..." onClick={bringing.stop}>
            Stop
          </Button>
        </Row>
      ) : (
        <Halted reason={halted} onGoOn={bringing.goOn} onStartOver={bringing.startOver} />
      )}
    </StepCard>
  );
}
