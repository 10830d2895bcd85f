// The published types depend on Express, whose requests and responses we do not use.
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Compression {
    (options: {
      threshold: number;
      filter: (request: IncomingMessage, response: ServerResponse) => boolean;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }

  const compression: Compression;
  export = compression;
}
