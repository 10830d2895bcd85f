import { Stack } from "./Stack.tsx";
import { Skeleton } from "./Skeleton.tsx";

export function Usual() {
  return (
    <Stack gap="tight">
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

export function Shapes() {
  return (
    <Stack>
      <Skeleton width={48} height={48} shape="round" />
      <Skeleton height={120} shape="card" />
    </Stack>
  );
}
