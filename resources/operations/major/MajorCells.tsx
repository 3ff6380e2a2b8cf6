import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { type CellProps, emptyText, type InputProps, type Kind } from '@/src/ui/fields/field';
import { Select } from '@/src/ui/fields/Select';
import { hollandTypes } from './major';
import styles from './major.module.css';

/** The class of a major by its name. */
export function ClassCell({ record }: CellProps<string>) {
  return <>{textOr(record.className) || emptyText}</>;
}

/** Subject requirements of plans for a major, each as a bar. */
export function ReqStatsCell({ value }: CellProps<unknown>) {
  const stats = Array.isArray(value) ? value.filter(isRecord) : [];
  if (stats.length === 0) return emptyText;
  return (
    <ul className={styles.bars} aria-label="选科要求分布">
      {stats.map(({ text, share }) => (
        <li key={textOr(text)}>
          <span>{textOr(text)}</span>
          <span className={styles.bar} style={{ inlineSize: `${numberOr(share)}%` }} aria-hidden />
          <span>{numberOr(share)}%</span>
        </li>
      ))}
    </ul>
  );
}

const names = new Map<string, string>(hollandTypes.map(({ value, label }) => [value, label]));

/** Up to three of Holland's letters. */
export const hollandKind: Kind<string[]> = {
  Cell: ({ value }) => (
    <>
      {textsOf(value)
        .map((letter) => names.get(letter) ?? letter)
        .join('、') || emptyText}
    </>
  ),
  Input: ({ value, onChange, choices: _choices, ...rest }: InputProps<string[]>) => (
    <Select<string[]>
      {...rest}
      mode="multiple"
      maxCount={3}
      value={textsOf(value)}
      options={[...hollandTypes]}
      onChange={(chosen) => onChange?.(chosen)}
    />
  ),
  operator: 'eq',
  verb: '请选择',
  width: 150,
  sheet: { as: 'list', hint: `${hollandTypes.map(({ value }) => value).join('、')}，多项用顿号隔开` },
};
