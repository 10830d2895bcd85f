import { useState, type RefObject } from "react";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { page } from "#client/chrome/frame/SignedOutLayout.css.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { brand } from "#domain/brand.ts";
import { contactOf, originsOf } from "#domain/helplines.ts";
import { AtHome } from "./AtHome.tsx";
import { bar, column, title as titleStyle } from "./HelpNow.css.ts";
import { InDanger } from "./InDanger.tsx";
import { useHelplines } from "./helplines.ts";
import { Directory, Line, OriginText } from "./Line.tsx";

interface HelpNowProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

/** The help page. It sends no requests and needs no router, so it works when nothing else does. */
export function HelpNow({ heading, onBack }: HelpNowProps) {
  const countries = useHelplines();
  const [country, setCountry] = useState(() => platform.storage.user()?.country);
  const known = countries.find((each) => each.country === country);
  const isUnchosen = country === undefined && countries.length > 0;
  const origins = known ? originsOf(known) : [];
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
          You don’t have to carry this by yourself. {brand} does not read what you write, so it won’t notice if you need
          help. It cannot call anyone for you.
        </Text>
        <InDanger emergency={known?.emergency ?? []} choosesBelow={isUnchosen} />
        <Card title="Someone to talk to">
          <Stack gap="wide">
            {countries.length > 0 && (
              <Select
                label="Where are you?"
                hint="Your choice is not saved. This page works without a connection."
                options={[
                  ...(isUnchosen ? [{ value: "", label: "Choose a country" }] : []),
                  ...countries.map((each) => option(each.country)),
                  option(elsewhere),
                ]}
                value={known?.country ?? (isUnchosen ? "" : elsewhere)}
                onChange={setCountry}
              />
            )}
            {hasLines ? (
              <Stack gap="wide">
                <Text>You don’t have to give your name, and you can hang up whenever you like.</Text>
                <div>
                  {known.talk.map((line) => (
                    <Line key={contactOf(line)} {...line} />
                  ))}
                </div>
              </Stack>
            ) : (
              <Stack>
                <Text>
                  {!isUnchosen && `${brand} has no ${known ? "line" : "number"} for your country. `}These two sites list
                  lines in many countries.
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
        <AtHome line={known?.violence} />
        {hasLines && <Card title="Helplines around the world">{directories}</Card>}
        {origins.length > 0 && (
          <Card title="Where these numbers come from">
            <Stack>
              {origins.map((origin) => (
                <OriginText key={origin.words} {...origin} />
              ))}
            </Stack>
          </Card>
        )}
      </main>
    </div>
  );
}

const title = "When it is too much";

const elsewhere = "Another country";

function option(label: string) {
  return { value: label, label };
}
