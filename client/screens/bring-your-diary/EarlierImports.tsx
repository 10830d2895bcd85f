import { useId } from "react";
import { Text } from "#client/ui/display/Text.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { importAppName } from "#domain/archive.ts";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { localDateOf } from "#domain/days.ts";
import { counted } from "../_archive/counted.ts";
import { about, app, list, row } from "./EarlierImports.css.ts";
import { zoneHere } from "./elsewhere/zones.ts";
import { useImports } from "./imports.ts";
import { title } from "./StepCard.css.ts";
import { TakeBack } from "./TakeBack.tsx";

/** What was brought from other apps. Nothing is shown if there is none. */
export function EarlierImports({ onTaken }: { onTaken: () => void }) {
  const id = useId();
  const { imports = [], takeBack } = useImports();
  if (imports.length === 0) return null;

  return (
    <Card titledBy={id}>
      <Stack>
        <h2 id={id} className={title}>
          Brought from other apps
        </h2>
        <ul className={list}>
          {imports.map((brought) => (
            <li key={brought.id} className={row}>
              <span className={about}>
                <b className={app}>{capitalized(importAppName(brought.source))}</b>
                <Text tone="soft" size="small">
                  {shortNameOfDay(localDateOf(new Date(brought.createdAt), zoneHere()))}
                  {" · "}
                  {brought.isBeingTakenBack ? "Being deleted" : numbersOf(brought)}
                </Text>
              </span>
              <TakeBack brought={brought} onTakeBack={takeBack} onTaken={onTaken} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function numbersOf({ brought, standing, edited }: { brought: number; standing: number; edited: number }): string {
  const entries =
    standing === brought
      ? counted(standing, "entry", "entries")
      : `${counted(standing)} of ${counted(brought, "entry", "entries")}`;
  return edited > 0 ? `${entries}, ${counted(edited)} edited` : entries;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
