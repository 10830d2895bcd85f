import { Chip } from "#client/ui/display/Chip.tsx";
import type { Karma } from "#domain/karma.ts";
import { coalLabel, signed } from "#domain/karmaWords.ts";

/** The karma an entry earned, including -1 (docs/rules.md, Coal). */
export function KarmaChips({ gold, coal }: Karma) {
  return (
    <>
      {gold !== 0 && <Chip tone="gold">{`${signed(gold)} Good Karma`}</Chip>}
      {coal !== 0 && <Chip tone="coal">{`${signed(coal)} ${coalLabel(coal)}`}</Chip>}
    </>
  );
}
