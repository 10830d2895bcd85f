import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Columns, Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { item } from "./ExchangeWords.css.ts";
import { columns } from "./KarmaExchangeScreen.css.ts";

export function ExchangeSkeleton() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <div className={columns}>
        <Stack>
          <Columns least={96} gap="tight">
            {[1, 2, 3].map((choice) => (
              <Skeleton key={choice} height={144} shape="card" />
            ))}
          </Columns>
          <Card>
            <Stack>
              {["via", "to", "words", "send"].map((part) => (
                <Skeleton key={part} height={part === "words" ? 104 : 48} shape="card" />
              ))}
            </Stack>
          </Card>
        </Stack>
        <Card>
          <Stack>
            <Skeleton width="60%" height={24} />
            {[1, 2, 3].map((message) => (
              <div key={message} className={item}>
                <Skeleton shape="round" width={48} height={48} />
                <Stack gap="tight">
                  <Skeleton width="40%" />
                  <Skeleton />
                  <Skeleton width="50%" height={26} />
                </Stack>
              </div>
            ))}
          </Stack>
        </Card>
      </div>
    </>
  );
}
