import { Cloud } from "#client/pictures/Cloud.tsx";
import { note, sky } from "./StaleNote.css.ts";

/** Above what could not be asked for again: "numbers", "entries". */
export function StaleNote({ of }: { of: string }) {
  return (
    <div className={note}>
      <svg className={sky} viewBox="0 -16 171 76" aria-hidden="true">
        <Cloud />
      </svg>
      <p>These {of} may be out of date. We couldn’t get newer ones.</p>
    </div>
  );
}
