import { Descriptions, Empty } from 'antd';
import { DictionaryTag } from '@/src/crud/fields/dictionary/dictionary';
import { OrderNumber } from '../../lookups/OrderNumber';
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
          items={lines.map((line) => ({ key: line.label, label: line.label, children: <Value {...line} /> }))}
        />
      )}
    </section>
  );
}

function Value({ value, dictionary, isOrder }: FactLine) {
  if (dictionary) return <DictionaryTag type={dictionary} value={value} />;
  return isOrder ? <OrderNumber no={value} /> : value;
}
