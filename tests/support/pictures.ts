import { deflateSync } from "node:zlib";
import sharp from "sharp";

export type Kind = "jpeg" | "png" | "webp" | "gif";

/** A picture file in two colours. */
export function pictureOf(kind: Kind, { width = 800, height = 600 } = {}): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: "teal" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "orange" } })
    .composite([{ input: half, left: 0, top: 0 }])
    .toFormat(kind)
    .toBuffer();
}

export function dataUrlOf(kind: string, file: Uint8Array): string {
  return `data:image/${kind};base64,${Buffer.from(file).toString("base64")}`;
}

/** A picture for tests about something else. */
export async function somePicture(): Promise<string> {
  return dataUrlOf("jpeg", await pictureOf("jpeg", { width: 40, height: 30 }));
}

/** A PNG of one colour with `side` pixels a side, in a few kilobytes. */
export function bombOf(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
