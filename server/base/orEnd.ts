/** Gives what `read` gives of the environment. If that throws, the program prints the error's sentence and exits. */
export function orEnd<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
