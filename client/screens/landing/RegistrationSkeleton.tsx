import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";

export function RegistrationSkeleton() {
  return (
    <Stack>
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      {["firstName", "surname", "username", "email", "password", "country"].map((field) => (
        <Skeleton key={field} height={48} shape="card" />
      ))}
    </Stack>
  );
}
