import type { DiaryDoor } from "./diaryDoor.ts";
import { diaryGraphqlDoor } from "./diaryGraphqlDoor.ts";
import { diaryRestDoor } from "./diaryRestDoor.ts";
import type { Caller, Door } from "./door.ts";
import { graphqlDoor } from "./graphqlDoor.ts";
import type { Person } from "./people.ts";
import { restDoor } from "./restDoor.ts";

export interface NamedDiaryDoor {
  name: "GraphQL" | "REST";
  open: (somebody?: Pick<Person, "token">, device?: Pick<Caller, "zone">) => Door & DiaryDoor;
}

/** The two ways into the diary. */
export const diaryDoors: readonly NamedDiaryDoor[] = [
  {
    name: "GraphQL",
    open: (as, device) => ({ ...graphqlDoor({ as, ...device }), ...diaryGraphqlDoor({ as, ...device }) }),
  },
  { name: "REST", open: (as, device) => ({ ...restDoor({ as, ...device }), ...diaryRestDoor({ as, ...device }) }) },
];
