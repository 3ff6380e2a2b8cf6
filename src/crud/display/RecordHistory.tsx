import { Empty, Select } from 'antd';
import { useState } from 'react';
import { formatTime } from '../../lib/dates';
import { type ComparedField, FieldCompare } from '../../ui/display/compare/FieldCompare';
import { isSame } from '../../ui/display/compare/isSame';
import { RelativeTime } from '../../ui/display/RelativeTime';
import type { AnyField } from '../defineResource';
import { FieldCell } from '../FieldCell';
import type { Row } from '../resourceSpec';
import './recordHistory.css';

/** A record at one time. */
export interface RecordVersion {
  readonly key: string | number;
  /** As the server sent it. */
  readonly time: string | number;
  readonly by: string;
  /** The action that was done: 修改, 审核通过 … */
  readonly action: string;
  readonly record: Row;
}

interface Props {
  /** The fields to compare, in this order; usually the resource's fields of the show page. */
  readonly fields: readonly AnyField[];
  /** Newest first. */
  readonly versions: readonly RecordVersion[];
}

/** The history of a record: its versions, and the changes of each against the one before or a chosen one. */
export function RecordHistory({ fields, versions }: Props) {
  const [chosen, setChosen] = useState(versions[0]?.key);
  const at = Math.max(
    0,
    versions.findIndex(({ key }) => key === chosen),
  );
  const version = versions[at];
  if (!version) return <Empty description="暂无修改记录" />;
  return (
    <div className="record-history">
      <ol aria-label="历史版本">
        {versions.map((one) => (
          <li key={one.key}>
            <button type="button" aria-pressed={one === version} onClick={() => setChosen(one.key)}>
              <strong>{one.action}</strong>
              <span>
                {one.by} <RelativeTime value={one.time} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Comparison key={version.key} fields={fields} version={version} versions={versions} at={at} />
    </div>
  );
}

/** One version beside another: the one before, unless somebody chooses. */
function Comparison({ fields, versions, version, at }: Props & { version: RecordVersion; at: number }) {
  const [other, setOther] = useState(versions[at + 1]?.key);
  const against = versions.find(({ key }) => key === other);
  const options = versions
    .filter((one) => one !== version)
    .map(({ key, action, time }) => ({ value: key, label: `${action}（${formatTime(time)}）` }));
  return (
    <div className="record-history-compare">
      {options.length > 0 && (
        <Select
          aria-label="对比的版本"
          placeholder="选择对比的版本"
          value={other}
          options={options}
          onChange={setOther}
          popupMatchSelectWidth={false}
        />
      )}
      {against ? (
        <FieldCompare
          label={`${version.action}的变更`}
          heads={[against.action, version.action]}
          fields={fields.map((field) => compared(field, against.record, version.record))}
        />
      ) : (
        <p>这是最早的版本，没有可以对比的内容</p>
      )}
    </div>
  );
}

/** Characters above which texts are compared word by word. */
const longText = 30;

function compared(field: AnyField, before: Row, after: Row): ComparedField {
  const read = (record: Row) => field.kind.members?.read(record) ?? record[field.name];
  const [was, is] = [read(before), read(after)];
  const texts = field.kind.wide ? longTexts(was, is) : undefined;
  return {
    name: field.name,
    label: field.label,
    before: <FieldCell field={field} record={before} place="show" />,
    after: <FieldCell field={field} record={after} place="show" />,
    changed: !isSame(was, is),
    ...(texts ? { texts } : {}),
  };
}

function longTexts(was: unknown, is: unknown): readonly [string, string] | undefined {
  if (typeof was !== 'string' || typeof is !== 'string') return undefined;
  return was.length > longText || is.length > longText ? [was, is] : undefined;
}
