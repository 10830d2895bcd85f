export function asEnum<Key extends string>(key: Key): Uppercase<Key>;
export function asEnum(key: string): string {
  return key.toUpperCase();
}

/** The key that GraphQL calls `name`. Undefined for a name that only a later server knows. */
export function fromEnum<Key extends string>(keys: readonly Key[], name: string | null | undefined): Key | undefined {
  return keys.find((key) => asEnum(key) === name);
}
