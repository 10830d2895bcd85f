import sharp from "sharp";
import { isPictureTooLarge, pictureTooLarge } from "#domain/profile.ts";
import { pictureLimits, pictureUrlLength } from "#domain/limits.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { BadInput, Unavailable } from "#server/base/errors.ts";
import { queueOf } from "#server/base/queue.ts";

// Only these four loaders decode uploads, and only the decoded pixels are kept. Metadata, further pages and trailing
// data are dropped.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

// These jobs share threads with password hashing.
export const decodings = { atOnce: 2, waiting: 20 } as const;
const atOnce = queueOf(decodings.atOnce);

/** A small file can hold a huge picture. */
export const mostPixels = 25_000_000;
export const mostSeconds = 5;

/**
 * Re-encodes the picture of a data URL as a small JPEG. Throws BadInput for an invalid or too large picture, or
 * Unavailable.
 */
export async function jpegIn(dataUrl: string): Promise<Buffer> {
  if (dataUrl.length > pictureUrlLength) throw tooLarge();
  const [, base64] = /^data:image\/[\w.+-]{1,40};base64,(.*)$/s.exec(dataUrl) ?? [];
  if (!base64) throw unreadable();
  const file = Buffer.from(base64, "base64");
  if (isPictureTooLarge(file.length)) throw tooLarge();
  if (atOnce.waiting() >= decodings.waiting)
    throw new Unavailable("Many pictures are coming in just now. Please try again in a moment.", 5);
  return withDeadlinePaused(() => atOnce.run(() => encoded(file)));
}

async function encoded(file: Buffer): Promise<Buffer> {
  const { sidePx, quality } = pictureLimits;
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: "truncated" })
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg({ quality: quality * 100 })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
  } catch {
    // Any decoder error means an invalid file.
    throw unreadable();
  }
}

function tooLarge(): BadInput {
  return new BadInput(`${pictureTooLarge.title}. ${pictureTooLarge.description}.`, "profilePicture");
}

function unreadable(): BadInput {
  return new BadInput("This picture cannot be read. Please choose a JPEG, PNG, WebP or GIF.", "profilePicture");
}
