import { Flower, Tuft } from "#client/pictures/Cast.tsx";
import { Bird } from "#client/pictures/LivelyCast.tsx";
import { grass, soil, soilShade } from "./KarmaChart.css.ts";
import { groundAt, type Plan } from "./plan.ts";

interface GroundProps {
  plan: Plan;
  /** Every second week or month, from its first day to the day after its last. */
  shaded: readonly (readonly [from: number, to: number])[];
  /** A bird waits where no coin stands yet. */
  isBare: boolean;
}

/** The land that coins stand on and coal lies in. */
export function Ground({ plan, shaded, isBare }: GroundProps) {
  const { width, foot, day } = plan;
  const points = Array.from({ length: 21 }, (_, index) => (index / 20) * width);
  const line = (lower: number) => points.map((x) => `${fixed(x)} ${fixed(groundAt(plan, x) + lower)}`);
  const top = line(0);
  const middle = width / 2;

  return (
    <>
      <path className={soil} d={`M${top.join("L")}V${foot}H0Z`} />
      {shaded.map(([from, to]) => {
        const [left, right] = [from * day, to * day];
        return (
          <path
            key={from}
            className={soilShade}
            d={`M${fixed(left)} ${fixed(groundAt(plan, left) + 6)}L${fixed(right)} ${fixed(groundAt(plan, right) + 6)}V${foot}H${fixed(left)}Z`}
          />
        );
      })}
      <path className={grass} d={`M${top.join("L")}L${line(8).toReversed().join("L")}Z`} />
      {isBare && (
        <g transform={`translate(${middle} ${groundAt(plan, middle)})`}>
          <Tuft transform="translate(-46 3)" />
          <Flower transform="translate(38 1)" />
          <Bird transform="scale(2.2)" />
        </g>
      )}
    </>
  );
}

function fixed(number: number): string {
  return number.toFixed(1);
}
