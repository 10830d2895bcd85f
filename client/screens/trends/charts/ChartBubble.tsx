import type { ReactNode } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { bubble, line, title as titleStyle } from "./ChartBubble.css.ts";

interface ChartBubbleProps {
  title: string;
  karma?: Karma;
  children?: ReactNode;
}

/** What a chart says of the part that is pointed at, or come to by keyboard. */
export function ChartBubble({ title, karma, children }: ChartBubbleProps) {
  return (
    <output className={bubble}>
      <p className={titleStyle}>{title}</p>
      {karma && (
        <>
          <p className={line}>
            <CoinIcon size={18} /> {karma.gold} Good Karma
          </p>
          <p className={line}>
            <LumpIcon size={19} /> {karma.coal} {coalLabel(karma.coal)}
          </p>
        </>
      )}
      {children}
    </output>
  );
}
