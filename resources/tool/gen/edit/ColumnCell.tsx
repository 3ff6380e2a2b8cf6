import { memo } from 'react';
import type { RecordId } from '@/src/lib/recordId';
import type { GenColumn } from '../gen';
import type { Choice, ColumnProp } from './columnProps';

interface Props {
  readonly prop: ColumnProp;
  /** Name of the column, for those who cannot see the row. */
  readonly of: string;
  readonly id: RecordId;
  readonly value: string;
  readonly dictionaries: readonly Choice[];
  /** There where the value cannot stay as it is. */
  readonly wrong: string | undefined;
  readonly onChange: ColumnChange;
}

/** Changes some members of one column. */
export type ColumnChange = (columnId: RecordId, changes: Partial<GenColumn>) => void;

/**
 * A property of a column, edited in place. It uses the browser's own controls: for sixty columns antd's seven hundred
 * inputs would take a second to draw.
 */
export const ColumnCell = memo(function ColumnCell(props: Props) {
  const { prop, of, id, value, dictionaries, wrong, onChange } = props;
  const label = `${prop.label}：${of}`;
  const change = (next: string) => onChange(id, { [prop.name]: next });
  if (prop.kind === 'select') {
    const options = prop.options === 'dictionaries' ? dictionaries : prop.options;
    return <SelectCell {...{ label, value, options, change }} />;
  }
  if (prop.kind === 'text') return <span className="gen-text">{value}</span>;
  if (prop.kind === 'flag')
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={value === '1'}
        onChange={({ target }) => change(target.checked ? '1' : '0')}
      />
    );
  return <TextCell {...{ id, label, value, wrong, change }} name={prop.name} />;
});

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly change: (next: string) => void;
}

/** A value that is not among the choices stays one of them: a dictionary that nobody may read, say. */
function SelectCell({ label, value, options, change }: SelectProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <select
      className="gen-input"
      aria-label={label}
      value={value}
      onChange={({ target }) => change(target.value)}
    >
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface TextProps extends Pick<Props, 'id' | 'value' | 'wrong'> {
  readonly name: string;
  readonly label: string;
  readonly change: (next: string) => void;
}

function TextCell({ id, name, label, value, wrong, change }: TextProps) {
  const note = `gen-${id}-${name}`;
  return (
    <>
      <input
        type="text"
        className="gen-input"
        aria-label={label}
        value={value}
        onChange={({ target }) => change(target.value)}
        {...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': note })}
      />
      {wrong !== undefined && (
        <span id={note} className="gen-wrong">
          {wrong}
        </span>
      )}
    </>
  );
}
