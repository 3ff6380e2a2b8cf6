import { Descriptions, Empty } from 'antd';
import { DictionaryTag } from '@/src/crud/fields/dictionary/dictionary';
import type { FactLine } from './facts';
import styles from './workOrder.module.css';

interface Props {
  readonly label: string;
  readonly lines: readonly FactLine[];
}

/** Facts under a heading, label by label. */
export function Lines({ label, lines }: Props) {
  return (
    <section aria-label={label} className={styles.lines}>
      <h3>{label}</h3>
      {lines.length === 0 ? (
        <Empty description="无" />
      ) : (
        <Descriptions
          bordered
          size="small"
          column={1}
          items={lines.map(({ label: name, value, dictionary }) => ({
            ...{ key: name, label: name },
            children: dictionary ? <DictionaryTag type={dictionary} value={value} /> : value,
          }))}
        />
      )}
    </section>
  );
}
