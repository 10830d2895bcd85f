import { ConnectionHandler, type HandleFieldPayload, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/**
 * Keeps the loaded pages of lists with `@connection(handler: "history")`. Relay's own handler cuts a list back to its
 * first page on each refetch, so people would lose their place. This one keeps the later pages while the first page
 * still connects to them and no entry was added or moved.
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

/** How many entries were added or moved since the store was filled. */
export function editionOf(viewer: RecordProxy): number {
  return Number(viewer.getValue("historyEdition") ?? 0);
}
