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
import { bar, column, title as titleStyle } from "./HelpNow.css.ts";
import { helplinesHere } from "./helplines.ts";
import { Directory, Line } from "./Line.tsx";

interface HelpNowProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

/** Where to turn. It asks nobody anything and needs no router, so that it stands where nothing else does. */
export function HelpNow({ heading, onBack }: HelpNowProps) {
  const [countries] = useState(helplinesHere);
  const [country, setCountry] = useState(() => platform.storage.user()?.country);
  const known = countries.find((each) => each.country === country);
  useDocumentTitle(title);

  const anywhere = (
    <Card title="Helplines around the world">
      <Stack>
        <Directory
          name="Find A Helpline"
          site="findahelpline.com"
          about="Helplines by country and by what they are for."
        />
        <Directory name="Befrienders Worldwide" site="befrienders.org" about="Volunteers who listen, by country." />
      </Stack>
    </Card>
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
          You don’t have to carry this by yourself. {brand} is a diary: nobody reads along, and it cannot call anyone
          for you. These people can listen.
        </Text>
        {countries.length > 0 && (
          <Select
            label="Country"
            options={[...countries.map((each) => option(each.country)), option(elsewhere)]}
            value={known?.country ?? elsewhere}
            onChange={setCountry}
          />
        )}
        {!known && anywhere}
        <Card title="In danger now">
          {known?.emergency ? (
            <Line {...known.emergency} isFirst />
          ) : (
            <Text>
              If your life or somebody else’s is in danger, call the emergency number of the place where you are, or ask
              somebody near you to call.
            </Text>
          )}
        </Card>
        {known && known.talk.length > 0 && (
          <Card title="Somebody to talk to">
            <Stack gap="wide">
              {known.talk.map((line) => (
                <Line key={line.number} {...line} />
              ))}
            </Stack>
          </Card>
        )}
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
              <Directory name="Lila.help" site="lila.help" about="Helplines and shelters for women, by country." />
            )}
            <Text tone="soft" size="small">
              “Leave this page”, at the top, puts an empty page in place of this one at once. What you looked at before
              stays in this browser’s history.
            </Text>
          </Stack>
        </Card>
        {known && anywhere}
      </main>
    </div>
  );
}

const title = "When it is too much";

const elsewhere = "Another country";

function option(label: string) {
  return { value: label, label };
}
