import { useId, type KeyboardEvent, type ReactNode } from "react";
import { WeatherDrawing } from "#client/pictures/WeatherDrawing.tsx";
import { feelingsOf, weatherNames, weatherOf, weathers, type Weather } from "#domain/weathers.ts";
import { check } from "./Choices.css.ts";
import { Choice, Choices } from "./Choices.tsx";
import { Icon } from "../display/Icon.tsx";
import { SoftWord } from "./SoftWord.tsx";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import {
  aside,
  drawing,
  face,
  faces,
  few,
  grid,
  name,
  newFace,
  ownDrawing,
  pebbles,
  sky,
  yours,
} from "./WeatherGrid.css.ts";
import { weather as colors } from "#client/theme/weather.css.ts";

export interface FeelingOption<Value extends string> {
  value: Value;
  label: string;
  emoji: string;
}

/** A feeling in the person's own words, with the feeling beneath it, which gives it its weather. */
export interface OwnFeeling<Value extends string> extends FeelingOption<Value> {
  feeling: string;
}

interface WeatherGridProps<Value extends string> {
  /** The id of the question's text. */
  labelledBy: string;
  /** In any order. Options without a weather come last, apart from the rest. */
  options: readonly FeelingOption<Value>[];
  /** The row "Own moods", which stands last. */
  own?: readonly OwnFeeling<Value>[] | undefined;
  /** Makes one more of them. */
  onNew?: (() => void) | undefined;
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** A choice of one feeling, grouped into six weathers. */
export function WeatherGrid<Value extends string>({
  options,
  own = noOwn,
  onNew,
  onChange,
  ...question
}: WeatherGridProps<Value>) {
  const { value } = question;
  const skies = weathers.map((weather) => ({ weather, feelings: optionsIn(weather, options) }));
  const apart = options.filter((option) => !weatherOf(option.value));
  const inOrder = [...skies.flatMap(({ feelings }) => feelings), ...apart, ...own];
  const choiceOf = (option: FeelingOption<Value>) => ({
    value: option.value,
    onPick: onChange,
    onKeyDown: moveByRow,
    "aria-setsize": inOrder.length,
    "aria-posinset": inOrder.indexOf(option) + 1,
  });

  return (
    <Choices {...question}>
      <div className={grid}>
        {skies.map(({ weather, feelings }) => (
          <Sky key={weather} weather={weather} isSmall={feelings.length < 3}>
            {feelings.map((option, index) => (
              <Choice key={option.value} className={face} {...choiceOf(option)}>
                <span className={pebbles[index % pebbles.length]} aria-hidden="true">
                  {option.emoji}
                </span>
                <SoftWord>{option.label}</SoftWord>
                {option.value === value && <Check />}
              </Choice>
            ))}
          </Sky>
        ))}
        {apart.map((option) => (
          <Choice key={option.value} className={aside} {...choiceOf(option)}>
            <span aria-hidden="true">{option.emoji}</span>
            {option.label}
            {option.value === value && <Check />}
          </Choice>
        ))}
        {(own.length > 0 || onNew) && (
          <Yours onNew={onNew}>
            {own.map((option, index) => (
              <Choice key={option.value} className={`${face} ${weatherColorsOf(option)}`} {...choiceOf(option)}>
                <span className={pebbles[index % pebbles.length]} aria-hidden="true">
                  {option.emoji}
                </span>
                <SoftWord>{option.label}</SoftWord>
                {option.value === value && <Check />}
              </Choice>
            ))}
          </Yours>
        )}
      </div>
    </Choices>
  );
}

interface SkyProps {
  weather: Weather;
  isSmall: boolean;
  children: ReactNode;
}

function Sky({ weather, isSmall, children }: SkyProps) {
  const id = useId();

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- some browsers cannot lay out a fieldset as a grid item
    <div role="group" aria-labelledby={id} className={`${sky} ${colors[weather]} ${isSmall ? few : ""}`}>
      <div className={name}>
        <span className={drawing}>
          <WeatherDrawing weather={weather} />
        </span>
        <span id={id}>{weatherNames[weather]}</span>
      </div>
      <div className={faces}>{children}</div>
    </div>
  );
}

const noOwn: readonly never[] = [];

interface YoursProps {
  onNew: (() => void) | undefined;
  children: ReactNode;
}

function Yours({ onNew, children }: YoursProps) {
  const id = useId();

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- some browsers cannot lay out a fieldset as a grid item
    <div role="group" aria-labelledby={id} className={`${sky} ${yours}`}>
      <div className={name}>
        <span className={ownDrawing}>
          <Icon name="pen" size={24} />
        </span>
        <span id={id}>Own moods</span>
      </div>
      <div className={faces}>
        {children}
        {onNew && (
          <button type="button" className={`${face} ${newFace}`} onClick={onNew}>
            <span className={pebbles[3]}>
              <Icon name="plus" size={20} />
            </span>
            New <VisuallyHidden>own mood</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
}

function weatherColorsOf<Value extends string>({ feeling }: OwnFeeling<Value>): string {
  const weather = weatherOf(feeling);
  return weather ? colors[weather] : "";
}

function Check() {
  return (
    <span className={check}>
      <Icon name="check" size={14} />
    </span>
  );
}

function optionsIn<Value extends string>(weather: Weather, options: readonly FeelingOption<Value>[]) {
  return feelingsOf[weather].flatMap((feeling) => options.filter(({ value }) => value === feeling));
}

/** Up and down move to the nearest option in the next visible row, which depends on the window's width. */
function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const isDown = event.key === "ArrowDown";
  if (!isDown && event.key !== "ArrowUp") return;
  event.preventDefault();

  const here = event.currentTarget;
  const radios = [...(here.closest("[role='radiogroup']")?.querySelectorAll<HTMLElement>("[role='radio']") ?? [])];
  const from = here.getBoundingClientRect();
  const beyond = radios
    .map((radio) => ({ radio, box: radio.getBoundingClientRect() }))
    .filter(({ box }) => (isDown ? box.top >= from.bottom : box.bottom <= from.top))
    .map(({ radio, box }) => ({
      radio,
      far: isDown ? box.top - from.bottom : from.top - box.bottom,
      beside: gap(from, box),
    }));
  const nearest = Math.min(...beyond.map(({ far }) => far));
  const [next] = beyond.filter(({ far }) => far < nearest + from.height / 2).toSorted((a, b) => a.beside - b.beside);
  next?.radio.focus();
}

/** The horizontal distance between the centres of two boxes. */
function gap(one: DOMRect, other: DOMRect): number {
  return Math.abs(one.left + one.right - other.left - other.right);
}
