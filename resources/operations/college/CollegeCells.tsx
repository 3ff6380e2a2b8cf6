import { LockOutlined } from '@ant-design/icons';
import { use } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { collegeTags } from '@/src/gaokao/collegeEnumerations';
import { numberOr, textOr, textsOf } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { type CellProps, emptyText, type InputProps, type Kind } from '@/src/ui/fields/field';
import { Select } from '@/src/ui/fields/Select';
import { StateTag } from '@/src/ui/StateTag';
import styles from './college.module.css';

/** The college, with the former name by which a search found it. */
export function NameCell({ value, record }: CellProps<string>) {
  if (!value) return emptyText;
  const found = textOr(record.pickName, value);
  return (
    <>
      {value}
      {found !== value && <small className={styles.soft}>{found.slice(value.length)}</small>}
    </>
  );
}

/** How much is filled in; less than half asks for attention. */
export function CompletenessCell({ value }: CellProps<number>) {
  const percent = numberOr(value);
  return <StateTag tone={percent < 50 ? 'warning' : percent < 100 ? 'info' : 'success'}>{percent}%</StateTag>;
}

/** A year is no quantity: no comma after its thousands. */
export function YearCell({ value }: CellProps<number>) {
  return <>{value ?? emptyText}</>;
}

function TagsCell({ value, record }: CellProps<string[]>) {
  const official = textsOf(record.officialTags);
  const own = textsOf(value);
  if (own.length === 0) return emptyText;
  return (
    <span className={styles.tags}>
      {own.map((tag) => (
        <StateTag key={tag} tone={collegeTags.find((one) => one.value === tag)?.tone ?? 'info'}>
          {tag}
          {official.includes(tag) && <LockOutlined className={styles.lock ?? ''} aria-label="同步" />}
        </StateTag>
      ))}
    </span>
  );
}

/** Picks tags; those that are synchronised stay. */
function TagsInput({ value, onChange, choices: _choices, ...rest }: InputProps<string[]>) {
  const official = textsOf(use(FormRecord)?.officialTags);
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      value={textsOf(value)}
      options={collegeTags.map(({ value: tag }) => ({
        value: tag,
        disabled: official.includes(tag),
        label: official.includes(tag) ? (
          <>
            {tag} <LockOutlined aria-label="同步" />
          </>
        ) : (
          tag
        ),
      }))}
      onChange={(chosen) => onChange?.([...official, ...chosen.filter((tag) => !official.includes(tag))])}
    />
  );
}

const { Filter, FilterValue } = choice<string>('', collegeTags).kind;

/** Marks of a college; filtered by one of them. */
export const collegeTagsKind: Kind<string[]> = {
  Cell: TagsCell,
  Input: TagsInput,
  ...(Filter && { Filter }),
  ...(FilterValue && { FilterValue }),
  operator: 'eq',
  verb: '请选择',
  width: 210,
  sheet: { as: 'list' },
};
