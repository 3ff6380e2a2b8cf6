import { Radio, Select, Space } from 'antd';
import { useId } from 'react';
import { type CronKey, cronField } from '@/src/lib/cron/cronFields';
import type { CronPart } from '@/src/lib/cron/cronParts';
import { isOptionFound } from '@/src/lib/searchText';
import { NumberBox } from '../NumberBox';
import { modeLabel, modesOf, usualPart, valueOptions } from './cronModes';

interface Props {
  readonly field: CronKey;
  readonly part: CronPart;
  readonly onChange: (part: CronPart) => void;
}

/** The tab of one field: its mode, and the values of that mode. */
export function CronPartEditor({ field, part, onChange }: Props) {
  const modes = part.mode === 'other' ? [...modesOf[field], part.mode] : modesOf[field];
  // antd would otherwise name them alike in all tabs: one choice would undo the choices of the other tabs.
  const name = useId();
  return (
    <div className="cron-part">
      <fieldset className="cron-modes" aria-label={cronField(field).label}>
        <Radio.Group
          name={name}
          value={part.mode}
          onChange={(event) => {
            const mode = modes.find((candidate) => candidate === event.target.value);
            if (mode) onChange(usualPart(mode, field));
          }}
        >
          {modes.map((mode) => (
            <Radio key={mode} value={mode}>
              {modeLabel(mode, field)}
            </Radio>
          ))}
        </Radio.Group>
      </fieldset>
      <PartValues field={field} part={part} onChange={onChange} />
    </div>
  );
}

/** The values that the chosen mode needs; none for most. */
function PartValues({ field, part, onChange }: Props) {
  const pick = (label: string, value: number, take: (value: number) => CronPart, of: CronKey = field) => (
    <Select
      aria-label={label}
      showSearch
      filterOption={isOptionFound}
      value={value}
      options={valueOptions(of)}
      popupMatchSelectWidth={false}
      onChange={(chosen) => onChange(take(chosen))}
    />
  );
  const count = (label: string, value: number, max: number, take: (value: number) => CronPart) => (
    <NumberBox
      aria-label={label}
      min={1}
      max={max}
      precision={0}
      value={value}
      onChange={(entered) => entered !== null && onChange(take(entered))}
    />
  );
  const { label, max, min } = cronField(field);
  switch (part.mode) {
    case 'range':
      return (
        <Space wrap>
          从{pick('从', part.from, (from) => ({ ...part, from }))}到
          {pick('到', part.to, (to) => ({ ...part, to }))}
        </Space>
      );
    case 'step':
      return (
        <Space wrap>
          从{pick('从', part.from, (from) => ({ ...part, from }))}开始，每
          {count('间隔', part.by, field === 'year' ? max - min : max, (by) => ({ ...part, by }))}
          {label}执行一次
        </Space>
      );
    case 'list':
      return (
        <Select
          aria-label="指定"
          mode="multiple"
          filterOption={isOptionFound}
          style={{ width: '100%' }}
          value={[...part.values]}
          options={valueOptions(field)}
          onChange={(values: number[]) => values.length > 0 && onChange({ ...part, values })}
        />
      );
    case 'nearest':
      return <Space wrap>每月 {pick('日期', part.day, (day) => ({ ...part, day }))} 最近的工作日</Space>;
    case 'lastOf':
      return pick('星期', part.weekday, (weekday) => ({ ...part, weekday }));
    case 'nth':
      return (
        <Space wrap>
          每月第{count('第几个', part.nth, 5, (nth) => ({ ...part, nth }))}个
          {pick('星期', part.weekday, (weekday) => ({ ...part, weekday }))}
        </Space>
      );
    case 'other':
      return <code>{part.text}</code>;
    default:
      return null;
  }
}
