import { Segmented } from 'antd';
import { useDisplay } from './useDisplay';

/** The switch between the displays of a resource's rows; the list itself is the first. */
export default function DisplaySwitch() {
  const { displays, key, go } = useDisplay();
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
