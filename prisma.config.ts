import { defineConfig } from "prisma/config";

// `prisma generate` never runs the schema engine, but fetches it first unless this variable names an existing file.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
