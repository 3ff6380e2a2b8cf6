import { Cascader } from 'antd';
import { use, useMemo, useState } from 'react';
import { AllowClear, emptyText, type InputProps } from '../../../ui/fields/field';
import { type Area, useAreaReadings } from './areas';
import type { Region } from './region';

interface Choice {
  readonly value: number;
  readonly label: string;
  readonly isLeaf: boolean;
  children?: Choice[];
}

const failedText = '加载失败，请稍后再试';

/**
 * Picks province, city and county; each level is read when the one above is opened. One that failed is read again at
 * the next press, and when the choices are opened.
 */
export default function RegionInput({ value, onChange, ...rest }: InputProps<Region>) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const parents = [...new Set([0, ...(value ?? []).slice(0, -1), ...opened])];
  const readings = useAreaReadings(parents);
  // An empty level ends the sign of reading that the cascader shows until there is one.
  const below = new Map(
    parents.map((pid, index) => [pid, readings[index]?.isError ? [] : readings[index]?.data]),
  );
  const readAgain = () => {
    for (const { isError, refetch } of readings) if (isError) void refetch();
  };
  // Given another list, the cascader goes back from the level being looked at to the chosen one.
  const chosen = useMemo(() => [...(value ?? [])], [value]);
  const failed = readings.some(({ isError }) => isError) && failedText;
  const unread = failed || (readings.some(({ isFetching }) => isFetching) && '正在加载…');
  // Codes say nothing to anybody.
  const named = (codes: readonly string[], found: readonly Choice[] = []) => {
    const names = codes.flatMap((_code, level) => found[level]?.label ?? []);
    return (names.length < codes.length && unread) || names.join(' / ') || emptyText;
  };
  return (
    <Cascader<Choice>
      {...rest}
      allowClear={use(AllowClear)}
      style={{ width: '100%' }}
      options={choices(below, 0)}
      value={chosen}
      displayRender={named}
      notFoundContent={readings[0]?.isError ? failedText : undefined}
      onOpenChange={(open) => open && readAgain()}
      loadData={(path) => {
        readAgain();
        setOpened([...opened, path.at(-1)?.value ?? 0]);
      }}
      onChange={(path) => onChange?.(path?.length ? path.map(Number) : null)}
    />
  );
}

function choices(below: ReadonlyMap<number, readonly Area[] | undefined>, pid: number): Choice[] {
  return (below.get(pid) ?? []).map(({ id, name, leaf }) => ({
    value: id,
    label: name,
    isLeaf: leaf,
    ...(below.get(id) ? { children: choices(below, id) } : {}),
  }));
}
