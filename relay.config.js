const config = {
  src: "./client",
  schema: "./schema.graphql",
  schemaExtensions: ["./client/data/relay"],
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  artifactDirectory: "./client/__generated__",
  excludes: ["**/node_modules/**", "**/__generated__/**"],
  customScalarTypes: { DateTime: "string", Date: "string" },
  persistConfig: { file: "./server/doors/graph/documents/current.json", algorithm: "SHA256" },
};

// An ES module with a default export makes relay-compiler panic; this name is the one form that it and the babel plugin read.
export { config as "module.exports" };
