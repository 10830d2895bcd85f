import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";

export function ScreenSkeleton() {
  return (
    <Stack>
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      {[1, 2].map((card) => (
        <Card key={card}>
          <Stack>
            <Skeleton width="45%" height={22} />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
