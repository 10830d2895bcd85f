// Imported first by every command: an older Node would fail later with a confusing message.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Kindling needs Node 20.19 or newer, and this is ${process.versions.node}. The newest LTS is a good choice.`,
  );
  process.exit(1);
}
