import { platform } from "#client/platform/platform.ts";
import { Text } from "#client/ui/display/Text.tsx";
import { useOperator } from "./useOperator.ts";

/** Who runs this server, in their own words. */
export function RunBy() {
  const operator = useOperator();
  if (operator === undefined) return <Text>The people who run this server are named at {platform.baseUrl}.</Text>;
  if (operator === null) return <Text>The people who run this server have not named themselves here.</Text>;

  const { name, address, country, host } = operator;
  return (
    <Text>
      <b>{name}</b>, {address}, {country}, runs this server and is responsible for what is kept on it. The law of that
      country applies, and so do the rights that the law of your own country gives you.
      {host && ` The server is hosted by ${host}.`}
    </Text>
  );
}
