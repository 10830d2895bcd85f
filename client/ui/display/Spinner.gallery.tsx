import { Text } from "./Text.tsx";
import { Spinner } from "./Spinner.tsx";

export function Usual() {
  return <Spinner />;
}

export function Decorative() {
  return (
    <>
      <Spinner size={18} decorative />
      <Text>Loading your week</Text>
    </>
  );
}
