import { useState } from "react";
import { Text } from "../display/Text.tsx";
import { Select } from "../fields/Select.tsx";
import { compound, rightToLeft } from "../gallery/texts.ts";
import { Tabs } from "./Tabs.tsx";

export function Usual() {
  const [selected, select] = useState("gallery-gift");

  return (
    <Tabs
      label="Send"
      tabs={[
        { id: "gallery-gift", label: "Gift Gold" },
        { id: "gallery-feedback", label: "Feedback" },
      ]}
      selected={selected}
      onSelect={select}
    >
      <Text>{selected === "gallery-gift" ? "A gift for a kindness." : "Words for next time."}</Text>
    </Tabs>
  );
}

export function Beside() {
  const [selected, select] = useState("gallery-mood");

  return (
    <Tabs
      label="Trends"
      beside={
        <Select
          label="Period"
          labelHidden
          size="small"
          options={[{ value: "week", label: "This week" }]}
          value="week"
          onChange={() => undefined}
        />
      }
      tabs={[
        { id: "gallery-mood", label: "Mood" },
        { id: "gallery-karma", label: "Karma" },
      ]}
      selected={selected}
      onSelect={select}
    >
      <Text>Four moods.</Text>
    </Tabs>
  );
}

export function LongText() {
  const [selected, select] = useState("gallery-long");

  return (
    <Tabs
      label="Long texts"
      tabs={[
        { id: "gallery-long", label: compound },
        { id: "gallery-arabic", label: rightToLeft },
        { id: "gallery-short", label: "All" },
      ]}
      selected={selected}
      onSelect={select}
    >
      <Text>{compound}</Text>
    </Tabs>
  );
}
