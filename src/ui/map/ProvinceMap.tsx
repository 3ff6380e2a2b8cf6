import { type KeyboardEvent, useRef, useState } from 'react';
import type { Tone } from '../StateTag';
import styles from './ProvinceMap.module.css';
import { isArrow, levelOf, neighbourOf, type ProvinceTile, provinceTiles } from './provinceGrid';

/** The state of a province, where it has no figure. */
export interface ProvinceState {
  /** Colours the square as it colours the tag of the state. */
  readonly tone: Tone;
  /** In the square. */
  readonly text: string;
  /** The full text, for a pointer that stays on the square. */
  readonly title?: string;
}

interface Props {
  /** The subject of the map: 各省服务网点. */
  readonly label: string;
  /** Values by six-digit code of the province; a missing one is 0. */
  readonly values?: ReadonlyMap<number, number>;
  /** States in place of values. */
  readonly states?: ReadonlyMap<number, ProvinceState>;
  /** Unit after a value: 个, 人. */
  readonly unit?: string;
  /** Formats a value; as it is where absent. */
  readonly format?: (value: number) => string;
  /** The chosen province. */
  readonly chosen?: number | undefined;
  /** Called with the pressed province, which may be the chosen one. */
  readonly onChoose?: (code: number) => void;
}

const none: ReadonlyMap<number, number> = new Map();

/**
 * The 34 provinces as squares in their usual places, coloured by a value. A schematic map from our own data, without
 * areas and borders, as its caption says. The arrow keys go from province to province, Enter chooses.
 */
export function ProvinceMap({
  label,
  values = none,
  states,
  unit = '',
  format = String,
  chosen,
  onChoose,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(chosen ?? provinceTiles[0]?.code);
  const largest = Math.max(0, ...values.values());
  const move = (event: KeyboardEvent) => {
    if (current === undefined || !isArrow(event.key)) return;
    event.preventDefault();
    const next = neighbourOf(current, event.key);
    if (next) root.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus();
  };
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form */}
      <div ref={root} role="group" aria-label={label} className={styles.map} onKeyDown={move}>
        {provinceTiles.map((tile) => {
          const value = values.get(tile.code) ?? 0;
          return (
            <Tile
              key={tile.code}
              {...{
                tile,
                value,
                level: levelOf(value, largest),
                text: states ? '' : `${format(value)}${unit}`,
              }}
              state={states?.get(tile.code)}
              isChosen={tile.code === chosen}
              isCurrent={tile.code === current}
              onFocus={() => setCurrent(tile.code)}
              onChoose={onChoose}
            />
          );
        })}
      </div>
      <figcaption className={styles.note}>示意图：每格代表一个省级行政区，不表示实际面积与边界</figcaption>
    </figure>
  );
}

interface TileProps {
  readonly tile: ProvinceTile;
  readonly value: number;
  readonly level: number;
  readonly text: string;
  readonly state: ProvinceState | undefined;
  readonly isChosen: boolean;
  /** Whether it is the map's stop of the Tab key. */
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onChoose: Props['onChoose'];
}

function Tile({ tile, value, level, text, state, isChosen, isCurrent, onFocus, onChoose }: TileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-code={tile.code}
      data-level={level}
      data-tone={state?.tone}
      style={{ gridColumn: tile.column + 1, gridRow: tile.row + 1 }}
      title={state?.title ?? tile.name}
      aria-pressed={onChoose ? isChosen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onChoose?.(tile.code)}
    >
      <span>{tile.short}</span> <Figure state={state} text={text} isNothing={value === 0} />
    </button>
  );
}

/** The state, or the value, which is read out and not shown where it is none. */
function Figure({ state, text, isNothing }: Pick<TileProps, 'state' | 'text'> & { isNothing: boolean }) {
  if (state) return <span className={styles.state}>{state.text}</span>;
  return <span className={isNothing ? styles.nothing : styles.value}>{text}</span>;
}
