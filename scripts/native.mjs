// Builds the client for phones and copies it into the projects in client/native, which their vendors' tools open.
import { join } from "node:path";
import { bin, must, root } from "./run.mjs";
import { generated, installed, installedFor } from "./setup.mjs";
import { withLock } from "./lock.mjs";

if (!URL.canParse(process.env.VITE_API_BASE ?? "")) {
  console.error("Say which server the app is to call, such as VITE_API_BASE=https://kindling.example npm run native");
  process.exit(1);
}

await withLock(async () => {
  await installed();
  const tools = await installedFor("native");
  await generated();
  console.log(`Building the app of ${process.env.VITE_API_BASE}.`);
  const env = {
    VITE_PLATFORM: "native",
    KINDLING_CLIENT_DIR: join(root, "dist", "native"),
    NODE_ENV: "production",
  };
  await must("Building the client", [bin("vite"), "build"], { quiet: true, env });
  await must("Handing it to the projects", [join(tools, "node_modules", ".bin", "cap"), "sync"]);
});
