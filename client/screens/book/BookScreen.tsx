import { Suspense, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import type { BookScreenQuery } from "#client/__generated__/BookScreenQuery.graphql.ts";
import type { Head } from "#client/chrome/screen/Screen.tsx";
import { BookOnTable } from "./BookOnTable.tsx";
import { BookSkeleton } from "./BookSkeleton.tsx";
import { ribbonOnDevice } from "./ribbon.ts";
import { Table } from "./Table.tsx";
import { useOpenMonths } from "./useOpenMonths.ts";

export const head: Head = { title: "Your book", back: "/journal" };

/** The diary as a book, turned page by page (docs/rules.md, Book). */
export function BookScreen({ queryRef }: { queryRef: PreloadedQuery<BookScreenQuery> }) {
  const [ribbon] = useState(ribbonOnDevice);
  // Read at the same time as the contents.
  const onTable = useOpenMonths(ribbon.month);
  const [isContentsOpen, setIsContentsOpen] = useState(false);

  return (
    <Table {...head} onContents={() => setIsContentsOpen(true)}>
      <Suspense fallback={<BookSkeleton />}>
        <BookOnTable
          queryRef={queryRef}
          ribbon={ribbon}
          onTable={onTable}
          isContentsOpen={isContentsOpen}
          onCloseContents={() => setIsContentsOpen(false)}
        />
      </Suspense>
    </Table>
  );
}
