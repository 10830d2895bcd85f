import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlQuery } from "@prisma/driver-adapter-utils";
import { Pool, type QueryArrayConfig } from "pg";

/**
 * The SQL that changes the tables at `url` into the models of `schema`, empty if they agree. Throws if the schema is
 * invalid. Prisma's engine leaves a 10-second timer, so commands end with process.exit.
 */
export async function sqlFromTablesTo(schema: { path: string; content: string }, url: string): Promise<string> {
  const SchemaEngine = await loadEngine();
  const pool = new Pool({ connectionString: url });
  try {
    const datamodels: [string, string][] = [[schema.path, schema.content]];
    const engine = await SchemaEngine.new(
      { datamodels },
      () => {},
      bindMigrationAwareSqlAdapterFactory(catalogAdapter(pool)),
    );
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files: [schema], configDir: dirname(schema.path) },
      to: { tag: "schemaDatamodel", files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const sql = stdout ?? "";
    return sql.includes("This is an empty migration") ? "" : sql;
  } finally {
    await pool.end();
  }
}

async function loadEngine() {
  // The package's entry imports the .wasm as a module, which Node does not support yet.
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const file = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const module = await WebAssembly.compile(await readFile(join(dirname(file), "schema_engine_bg.wasm")));
  const { exports } = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": { ...bindings } });
  const connect: (exports: WebAssembly.Exports) => void = Reflect.get(bindings, "__wbg_set_wasm");
  connect(exports);
  const begin: unknown = Reflect.get(exports, "__wbindgen_start");
  if (typeof begin === "function") begin();
  // Without this registry, a panic of the engine only reports that the registry is missing.
  Reflect.set(globalThis, "PRISMA_WASM_PANIC_REGISTRY", { set_message: (message: string) => console.error(message) });
  return bindings.SchemaEngine;
}

// PostgreSQL's internal type "char", which the catalogue uses and adapter-pg 7.10 does not know.
const charOid = 18;
const textOid = 25;

function catalogAdapter(pool: Pool) {
  const charColumns = new Map<string, number[]>();
  const runQuery = pool.query.bind(pool);
  const readablePool = Object.assign(pool, {
    query: async (query: QueryArrayConfig) => {
      const result = await runQuery(query);
      const chars = result.fields.filter((field) => field.dataTypeID === charOid);
      charColumns.set(
        query.text,
        chars.map((field) => result.fields.indexOf(field)),
      );
      for (const field of chars) field.dataTypeID = textOid;
      return result;
    },
  });

  const factory = new PrismaPg(readablePool);
  const connectPlain = factory.connect.bind(factory);
  return Object.assign(factory, {
    connect: async () => {
      const adapter = await connectPlain();
      const queryPlain = adapter.queryRaw.bind(adapter);
      return Object.assign(adapter, {
        queryRaw: async (query: SqlQuery) => {
          const result = await queryPlain(query);
          for (const column of charColumns.get(query.sql) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
          return result;
        },
      });
    },
    // adapter-pg 7.10 would connect to the main database, and the engine empties a shadow database.
    connectToShadowDb: () => Promise.reject(new Error("There is no shadow database; compare with a scratch database.")),
  });
}
