import { pictureLimits } from "#domain/limits.ts";
import { shrunk } from "#domain/profile.ts";

/**
 * Converts a picture to a small upright JPEG data URL (docs/rules.md, Pictures). Undefined if the browser cannot read
 * it.
 */
export async function smallJpegOf(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, shrunk(bitmap));
    const context = canvas.getContext("2d");
    if (!context) return undefined;

    // JPEG has no transparency.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL("image/jpeg", pictureLimits.quality);
  } catch {
    return undefined;
  }
}
