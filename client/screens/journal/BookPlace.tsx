import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { BookPlace_viewer$key } from "#client/__generated__/BookPlace_viewer.graphql.ts";
import { RedBook } from "#client/pictures/RedBook.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Link } from "#client/ui/controls/Link.tsx";
import { countOfPages } from "#domain/book.ts";
import { nameOfMonth } from "#domain/dayNames.ts";
import { bookPath } from "#domain/paths.ts";
import * as css from "./BookPlace.css.ts";

interface BookPlaceProps {
  viewer: BookPlace_viewer$key;
  /** Whether it stands in a column beside the history, where it is higher than on a phone. */
  isBeside: boolean;
}

/** The red book, which opens the diary as a book. Nothing in a diary without a page. */
export function BookPlace({ viewer, isBeside }: BookPlaceProps) {
  const { book, user } = useFragment(
    graphql`
      fragment BookPlace_viewer on Viewer {
        user {
          username
          displayName
        }
        book {
          pages
          months {
            firstDay
            pages
          }
        }
      }
    `,
    viewer,
  );
  const { pages, months } = book;
  const first = months.find((month) => month.pages > 0);
  if (!first) return null;

  return (
    <Link to={bookPath} className={isBeside ? css.card : css.strip}>
      <span className={isBeside ? css.largeBook : css.smallBook}>
        <RedBook name={user.displayName ?? user.username} isLarge={isBeside} />
      </span>
      <span className={css.words}>
        <span className={css.name}>Your book</span>
        <span className={css.count}>
          {countOfPages(pages)}
          {isBeside && ` since ${nameOfMonth(first.firstDay)}`}
        </span>
      </span>
      {!isBeside && <Icon name="right" size={20} />}
    </Link>
  );
}
