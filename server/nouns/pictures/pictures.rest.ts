import { route } from "#server/kit/rest/route.ts";
import { readPicture } from "./pictures.ts";

export const pictureRoutes = [
  route(
    "get",
    "/pictures/:userId/:file",
    { summary: "A person's picture, at the address from lists of people.", file: "image/jpeg" },
    async (viewer, { params: { userId = "", file = "" }, header }) => {
      const jpeg = await readPicture(viewer, userId, file.replace(/\.jpg$/, ""));
      header("Cache-Control", "private, max-age=86400");
      header("Content-Disposition", "inline");
      header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
      return jpeg;
    },
  ),
];
