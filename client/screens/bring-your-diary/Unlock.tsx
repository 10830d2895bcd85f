import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { Row } from "#client/ui/layout/Stack.tsx";
import { StepCard } from "./StepCard.tsx";

interface UnlockProps {
  /** Why the last passphrase was not the right one. */
  problem: string | undefined;
  onUnlock: (passphrase: string) => void;
  takesFocus: boolean;
}

/** Asks for the passphrase of a sealed file. It never leaves the device. */
export function Unlock({ problem, onUnlock, takesFocus }: UnlockProps) {
  const form = useRef<HTMLFormElement>(null);
  const [passphrase, setPassphrase] = useState("");
  const { point, clear, errorAt } = useProblem(form);

  const pointOut = useEffectEvent(() => problem && point({ field: "passphrase", message: problem }));
  useEffect(() => void pointOut(), []);

  const unlock = () => {
    if (passphrase === "") return point({ field: "passphrase", message: "Please type the passphrase of this file." });
    onUnlock(passphrase);
  };

  return (
    <StepCard title="This file is encrypted" takesFocus={takesFocus && !problem}>
      <Text tone="soft">Its passphrase opens it here, on this device. The server never sees it.</Text>
      <Form
        ref={form}
        onSubmit={unlock}
        busy={false}
        end={
          <Row>
            <Button type="submit">Open the file</Button>
          </Row>
        }
      >
        <PasswordField
          name="passphrase"
          label="Passphrase"
          autoComplete="off"
          value={passphrase}
          error={errorAt("passphrase")}
          onChange={(typed) => {
            clear();
            setPassphrase(typed);
          }}
        />
      </Form>
    </StepCard>
  );
}
