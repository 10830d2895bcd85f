import { Chip } from "#client/ui/Chip.tsx";
import type { Karma } from "#domain/karma.ts";

/** What an entry earned, as it was: its own -1 too (design.md section 3). A part that is 0 goes without saying. */
export function KarmaChips({ gold, coal }: Karma) {
  return (
    <>
      {gold !== 0 && <Chip tone="gold">{`+${gold} Good Karma`}</Chip>}
      {coal !== 0 && <Chip tone="coal">{`${coal < 0 ? `−${-coal}` : coal} Learning Points`}</Chip>}
    </>
  );
}
