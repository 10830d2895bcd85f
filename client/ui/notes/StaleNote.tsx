import { Cloud } from "#client/pictures/Cloud.tsx";
import { note, sky } from "./StaleNote.css.ts";

/** Labels data whose refetch failed: "numbers", "entries". */
export function StaleNote({ data }: { data: string }) {
  return (
    <div className={note}>
      <svg className={sky} viewBox="0 -16 171 76" aria-hidden="true">
        <Cloud />
      </svg>
      <p>These {data} may be out of date. Newer ones could not be loaded.</p>
    </div>
  );
}
