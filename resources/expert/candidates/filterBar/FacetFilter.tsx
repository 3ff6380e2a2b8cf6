import { DownOutlined } from '@ant-design/icons';
import { Button, Checkbox, Empty } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { PlainButton } from '@/src/ui/PlainButton';
import { PanelOpener } from '@/src/ui/popup/Opener';
import styles from '../candidates.module.css';
import type { Facet } from '../planList';

interface Props {
  readonly label: string;
  /** Absent until they were read. */
  readonly facets: readonly Facet[] | undefined;
  readonly values: readonly (number | string)[];
  readonly onToggle: (value: number | string) => void;
  readonly onClear: () => void;
}

/** Values beyond which one may search in them. */
const many = 12;

/** One filter of several values: its values with their counts come down on demand. */
export function FacetFilter(props: Props) {
  const { label, values } = props;
  return (
    <PanelOpener placement="bottomLeft" content={() => <Values {...props} />}>
      <PlainButton small {...(values.length > 0 && { className: styles.filtering })}>
        {label}
        {values.length > 0 && ` ${values.length}`} <DownOutlined className={styles.caret} />
      </PlainButton>
    </PanelOpener>
  );
}

function Values({ label, facets = [], values, onToggle, onClear }: Props) {
  const [typed, setTyped] = useState('');
  const known = new Set(facets.map(({ value }) => value));
  // Chosen values stay even where no candidate has them.
  const missing = values
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: String(value), count: 0 }));
  const shown = [...missing, ...facets].filter((facet) => facet.label.includes(typed.trim()));
  return (
    <section className={styles.values} aria-label={label}>
      {facets.length > many && (
        <Input
          size="small"
          allowClear
          autoFocus
          aria-label={`在${label}中查找`}
          placeholder="查找"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
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
