import { ConnectionHandler, type HandleFieldPayload, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/**
 * Keeps the lists that select `@connection(handler: "history")`. Relay's own handler cuts a list back to its first page
 * whenever that is asked for again, as it is each time somebody comes back to the screen: they would lose their place.
 * Here the pages below stay, as long as the first still meets them and nothing was written or moved since.
 */
export const historyHandler = {
  update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
    const viewer = store.get(payload.dataID);
    const before = viewer && contentOf(viewer, payload);
    ConnectionHandler.update(store, payload);

    const list = viewer?.getLinkedRecord(payload.handleKey);
    if (!viewer || !list || payload.args.after) return;
    if (before && before.edition === editionOf(viewer)) keepPagesBelow(list, before);
    list.setValue(editionOf(viewer), "edition");
  },
};

interface Content {
  edition: unknown;
  edges: Edges;
  endCursor: unknown;
  hasNextPage: unknown;
}

type Edges = readonly (RecordProxy | null)[];

function contentOf(viewer: RecordProxy, { handleKey }: HandleFieldPayload): Content | undefined {
  const list = viewer.getLinkedRecord(handleKey);
  const page = list?.getLinkedRecord("pageInfo");
  if (!list || !page) return undefined;

  return {
    edition: list.getValue("edition"),
    edges: list.getLinkedRecords("edges") ?? [],
    endCursor: page.getValue("endCursor"),
    hasNextPage: page.getValue("hasNextPage"),
  };
}

function keepPagesBelow(list: RecordProxy, before: Content): void {
  const first: Edges = list.getLinkedRecords("edges") ?? [];
  const meets = before.edges.findIndex((edge) => idIn(edge) !== undefined && idIn(edge) === idIn(first.at(-1)));
  const ids = new Set(first.map(idIn));
  const below = meets === -1 ? [] : before.edges.slice(meets + 1).filter((edge) => !ids.has(idIn(edge)));
  if (below.length === 0) return;

  list.setLinkedRecords([...first, ...below], "edges");
  const page = list.getLinkedRecord("pageInfo");
  page?.setValue(before.endCursor, "endCursor").setValue(before.hasNextPage, "hasNextPage");
}

function idIn(edge: RecordProxy | null | undefined): string | undefined {
  return edge?.getLinkedRecord("node")?.getDataID();
}

/** How many entries came or moved since the screen was loaded. */
export function editionOf(viewer: RecordProxy): number {
  return Number(viewer.getValue("historyEdition") ?? 0);
}
