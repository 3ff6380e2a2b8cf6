import { Button, Checkbox, Empty } from 'antd';
import { useState } from 'react';
import { PlainInput } from '@/src/ui/fields/PlainInput';
import type { Facet } from '../planList';
import styles from './filterBar.module.css';

/** The data of a filter of several values. */
export interface FacetProps {
  readonly label: string;
  /** Absent until they were read. */
  readonly facets: readonly Facet[] | undefined;
  readonly values: readonly (number | string)[];
  /** The name of a value, whether or not it is among the facets. */
  readonly nameOf: (value: number | string) => string;
  readonly onToggle: (value: number | string) => void;
  readonly onClear: () => void;
}

/** Values beyond which one may search in them. */
const many = 12;

/** The panel of a filter of several values: its values with their counts. */
export default function FacetValues({ label, facets = [], values, nameOf, onToggle, onClear }: FacetProps) {
  const [typed, setTyped] = useState('');
  const known = new Set(facets.map(({ value }) => value));
  // Chosen values stay even where no candidate has them.
  const missing = values
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: nameOf(value), count: 0 }));
  const shown = [...missing, ...facets].filter((facet) => facet.label.includes(typed.trim()));
  return (
    <section className={styles.values} aria-label={label}>
      {facets.length > many && (
        <PlainInput
          autoFocus
          aria-label={`在${label}中查找`}
          placeholder="查找"
          value={typed}
          onChange={setTyped}
        />
      )}
      <ul>
        {shown.map(({ value, label: name, count }) => (
          <li key={value}>
            <Checkbox checked={values.includes(value)} onChange={() => onToggle(value)}>
              {name}
            </Checkbox>
            <small>{count}</small>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <Empty description="没有可选的值" />}
      <Button size="small" type="link" disabled={values.length === 0} onClick={onClear}>
        清除
      </Button>
    </section>
  );
}
