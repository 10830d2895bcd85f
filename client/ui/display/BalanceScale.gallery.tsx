import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { BalanceScale } from "./BalanceScale.tsx";

export function Usual() {
  return <BalanceScale gold={5} coal={2} />;
}

export function Empty() {
  return <BalanceScale gold={0} coal={0} />;
}

export function MoreCoal() {
  return <BalanceScale gold={1} coal={4} />;
}

export function ManyPieces() {
  return <BalanceScale gold={4211} coal={987} />;
}

/** Two coins and a lump fall with each press. */
export function Earning() {
  const [times, setTimes] = useState(0);
  const [landed, setLanded] = useState(0);

  return (
    <>
      <BalanceScale
        key={times}
        gold={2 + 2 * times}
        coal={1 + times}
        earning={
          times === 0
            ? undefined
            : {
                before: { gold: 2 * times, coal: times },
                hasLanded: landed === times,
                onLanding: () => setLanded(times),
              }
        }
      />
      <Button variant="line" size="small" onClick={() => setTimes(times + 1)}>
        Earn
      </Button>
    </>
  );
}
