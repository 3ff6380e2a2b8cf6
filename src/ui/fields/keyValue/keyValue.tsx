import { load } from '../../load';
import { type CellProps, defineKind, emptyText, type FieldOptions } from '../field';
import './keyValue.css';

const KeyValueInput = load(() => import('./KeyValueInput'));

/** One row of a table of parameters. */
export interface KeyValue {
  readonly key: string;
  readonly value: string;
}

/** Names of the two columns, and the greatest number of rows. */
export interface KeyValueOptions extends FieldOptions<KeyValue[]> {
  /** 键 where absent. */
  readonly keyLabel?: string;
  /** 值 where absent. */
  readonly valueLabel?: string;
  /** 50 where absent. */
  readonly max?: number;
}

function KeyValueCell({ value, place }: CellProps<KeyValue[]>) {
  if (!value?.length) return <>{emptyText}</>;
  if (place === 'list') return <>{value.map((row) => row.key).join('、')}</>;
  return (
    <dl className="key-value-cell">
      {value.map((row) => (
        <div key={row.key}>
          <dt>{row.key}</dt>
          <dd>{row.value || emptyText}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table of keys and values, in an order that the staff decide. */
export const keyValue = defineKind<KeyValue[], KeyValueOptions>(
  ({ keyLabel = '键', valueLabel = '值', max = 50 } = {}, label) => ({
    Cell: KeyValueCell,
    Input: (props) => (
      <KeyValueInput {...props} label={label} keyLabel={keyLabel} valueLabel={valueLabel} max={max} />
    ),
    operator: 'contains',
    verb: '请输入',
    width: 180,
    rules: [{ validator: (_rule, rows: unknown) => check(rows, keyLabel) }],
    inputHeight: 32,
    wide: true,
    sheet: { write: (rows) => rows.map(({ key, value }) => `${key}：${value}`).join('；') },
  }),
);
/** Checks that each row has a key, and no two rows the same. */
async function check(rows: unknown, keyLabel: string): Promise<void> {
  const keys = Array.isArray(rows) ? rows.map((row: Partial<KeyValue>) => row.key?.trim() ?? '') : [];
  const blank = keys.indexOf('');
  if (blank >= 0) throw new Error(`请输入第 ${blank + 1} 行的${keyLabel}`);
  const double = keys.find((key, index) => keys.indexOf(key) !== index);
  if (double !== undefined) throw new Error(`${keyLabel}「${double}」重复`);
}
