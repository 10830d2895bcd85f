import { useState, type RefObject } from "react";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { page } from "#client/chrome/frame/SignedOutLayout.css.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { Row, Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { brand } from "#domain/brand.ts";
import type { EmergencyNumber } from "#domain/helplines.ts";
import { bar, column, danger, title as titleStyle } from "./HelpNow.css.ts";
import { useHelplines } from "./helplines.ts";
import { Directory, Emergency, Line } from "./Line.tsx";

interface HelpNowProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

/** The help page. It sends no requests and needs no router, so it works when nothing else does. */
export function HelpNow({ heading, onBack }: HelpNowProps) {
  const countries = useHelplines();
  const [country, setCountry] = useState(() => platform.storage.user()?.country);
  const known = countries.find((each) => each.country === country);
  const hasLines = known !== undefined && known.talk.length > 0;
  useDocumentTitle(title);

  const directories = (
    <Stack>
      <Directory name="Find A Helpline" site="findahelpline.com" about="Helplines by country and topic." />
      <Directory name="Befrienders Worldwide" site="befrienders.org" about="Volunteers who listen, by country." />
    </Stack>
  );

  return (
    <div className={page}>
      <header className={bar}>
        <Button variant="line" size="small" icon="back" onClick={onBack}>
          Back
        </Button>
        <Button variant="line" size="small" onClick={platform.leave.blank}>
          Leave this page
        </Button>
      </header>
      <main className={column}>
        <h1 ref={heading} tabIndex={-1} className={titleStyle}>
          {title}
        </h1>
        <Text>
          You don’t have to carry this by yourself. {brand} does not read what you write, so it cannot notice. It cannot
          call anyone for you.
        </Text>
        <div className={danger}>
          <Card title="In danger now">
            <Stack>
              <Text>
                If your life or someone else’s is in danger, call, or ask someone near you to call.
                {!known?.emergency && ` ${mobile}`}
              </Text>
              <Row gap="regular">
                {(known?.emergency ?? anywhere).map((line) => (
                  <Emergency key={line.number} {...line} />
                ))}
              </Row>
            </Stack>
          </Card>
        </div>
        <Card title="Someone to talk to">
          <Stack gap="wide">
            {countries.length > 0 && (
              <Select
                label="Where are you?"
                hint="Your choice is not saved. This page works without a connection."
                options={[...countries.map((each) => option(each.country)), option(elsewhere)]}
                value={known?.country ?? elsewhere}
                onChange={setCountry}
              />
            )}
            {hasLines ? (
              <div>
                {known.talk.map((line) => (
                  <Line key={line.number} {...line} />
                ))}
              </div>
            ) : (
              <Stack>
                <Text>
                  {brand} has no {known ? "line" : "number"} for your country. These two sites do.
                </Text>
                {directories}
              </Stack>
            )}
          </Stack>
        </Card>
        <Card title="If you are young">
          {known?.young ? (
            <Line {...known.young} />
          ) : (
            <Directory
              name="Child Helpline International"
              site="childhelplineinternational.org"
              about="Lines for children and young people, by country."
            />
          )}
        </Card>
        <Card title="If home is not safe">
          <Stack>
            {known?.violence ? (
              <Line {...known.violence} />
            ) : (
              <Directory
                name="Lila.help"
                site="lila.help"
                about="Helplines and shelters, mostly for women, by country."
              />
            )}
            <Text tone="soft" size="small">
              “Leave this page” at the top swaps this page for a blank one straight away. Pages you opened before stay
              in your browser history.
            </Text>
          </Stack>
        </Card>
        {hasLines && <Card title="Helplines around the world">{directories}</Card>}
      </main>
    </div>
  );
}

const title = "When it is too much";

const mobile = "112 on a mobile phone reaches the emergency services in most countries.";
const anywhere: readonly EmergencyNumber[] = [{ name: "Emergency services in most countries", number: "112" }];

const elsewhere = "Another country";

function option(label: string) {
  return { value: label, label };
}
