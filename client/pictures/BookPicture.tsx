import { OpenBook } from "./OpenBook.tsx";
import { Picture } from "./Picture.tsx";

export function BookPicture() {
  return (
    <Picture>
      <OpenBook />
    </Picture>
  );
}
