/** What has arrived of the files of this build, or is under way. */
const arriving = new Map<string, Promise<void>>();

/**
 * Imports a part of the client once all its files have arrived. `vite.config.ts` puts it around each `import()`: a
 * browser may remember that a module failed to load, as Chromium did before 156, and then fails at it until the page is
 * reloaded. A file that `fetch` failed to get is asked for again: what waits on the device is sent when the connection
 * is back, also if the code that sends it was missing before.
 *
 * @param load The `import()`.
 * @param files The module's file and those it needs, below the server's root.
 * @returns The module.
 * @throws Error if a file did not arrive.
 */
export async function importWhole<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.filter((file) => !isInPage(file)).map(arrivalOf));
  return load();
}

/** The first page asks for its own modules (client/first/browser/load-modules.js). */
function isInPage(file: string): boolean {
  return document.querySelector(`link[href="/${file}"]`) !== null;
}

function arrivalOf(file: string): Promise<void> {
  const known = arriving.get(file) ?? arrive(file);
  arriving.set(file, known);
  return known;
}

async function arrive(file: string): Promise<void> {
  try {
    const response = await fetch(`/${file}`);
    if (!response.ok) throw new Error(`${response.status} for ${file}`);
    // The browser keeps a file that was read to its end.
    await response.arrayBuffer();
  } catch (error) {
    arriving.delete(file);
    throw error;
  }
}
