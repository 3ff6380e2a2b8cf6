import { Segmented } from 'antd';
import type { ListState } from '../listAddress';
import { useDisplay } from './useDisplay';

/** The switch between the displays of a resource's rows; the list itself is the first. */
export default function DisplaySwitch({ state }: { state: ListState }) {
  const { displays, key, go } = useDisplay(state);
  const others = Object.entries(displays).map(([value, { label }]) => ({ value, label }));
  return (
    <Segmented
      aria-label="显示方式"
      options={[{ value: '', label: '列表' }, ...others]}
      value={key}
      onChange={(to) => go(to)}
    />
  );
}
