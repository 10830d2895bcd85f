import { pictureLimits } from "#domain/limits.ts";
import { shrunk } from "#domain/profile.ts";

/** A picture as a small JPEG in a data URL (docs/rules.md, Pictures), upright; nothing where the browser cannot read it. */
export async function smallJpegOf(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, shrunk(bitmap));
    const paper = canvas.getContext("2d");
    if (!paper) return undefined;

    // A JPEG has no holes.
    paper.fillStyle = "white";
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.imageSmoothingQuality = "high";
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL("image/jpeg", pictureLimits.quality);
  } catch {
    return undefined;
  }
}
