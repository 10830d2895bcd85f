import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import type { ThemeChoice } from "#client/theme/theme.ts";
import { useTheme } from "#client/theme/useTheme.ts";
import { RadioRow } from "../fields/RadioRow.tsx";
import { ToastRegion } from "../overlays/Toast.tsx";
import * as css from "./Gallery.css.ts";

interface Part {
  folder: string;
  name: string;
  states: readonly (readonly [name: string, State: ComponentType])[];
}

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>("../*/*.gallery.tsx", { eager: true });

const parts: readonly Part[] = Object.entries(files).map(([file, states]) => {
  const [, folder = "", name = ""] = /^\.\.\/(\w+)\/(\w+)\.gallery\.tsx$/.exec(file) ?? [];
  return { folder, name, states: Object.entries(states).toSorted(([one], [other]) => rankOf(one) - rankOf(other)) };
});

const folders = [...new Set(parts.map(({ folder }) => folder))];

/** Parts that a page gives its whole width. */
const wide = new Set(["Form", "PictureChoice", "WeatherGrid"]);

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: "system", label: "Device" },
  { value: "day", label: "Day" },
  { value: "night", label: "Night" },
];

/** Shows each part of client/ui in the states that the file beside it exports (CONTRIBUTING.md, How to add a part of the UI). */
export function Gallery() {
  const { choice, choose } = useTheme();

  return (
    // Links change no address, so nobody leaves the gallery.
    <MemoryRouter>
      <div className={css.page}>
        <header className={css.head}>
          <h1>Gallery</h1>
          <RadioRow label="Theme" labelHidden options={themes} value={choice} onChange={choose} />
        </header>
        <nav aria-label="Parts" className={css.contents}>
          {folders.map((folder) => (
            <div key={folder}>
              <p className={css.folder}>{folder}</p>
              <ul className={css.links}>
                {partsIn(folder).map(({ name }) => (
                  <li key={name}>
                    <a className={css.link} href={`#${name}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <main className={css.parts}>
          {folders.flatMap(partsIn).map((part) => (
            <PartStates key={part.name} {...part} />
          ))}
        </main>
      </div>
      <ToastRegion />
    </MemoryRouter>
  );
}

function PartStates({ name, states }: Part) {
  return (
    <div className={css.part} id={name}>
      <h2>{name}</h2>
      <div className={wide.has(name) ? css.wideStates : css.states}>
        {states.map(([state, State]) => (
          <div key={state} className={css.state}>
            <h3 className={css.stateName}>{wordsOf(state)}</h3>
            <div data-gallery-state={`${name}, ${wordsOf(state)}`} className={css.sample}>
              <State />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function partsIn(folder: string): readonly Part[] {
  return parts.filter((part) => part.folder === folder);
}

/** A module lists its exports by the alphabet; the usual state comes first. */
function rankOf(state: string): number {
  return state === "Usual" ? 0 : 1;
}

/** "LongText" becomes "Long text". */
function wordsOf(state: string): string {
  return state.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
