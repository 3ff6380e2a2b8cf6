import { Checkbox, Empty, Table } from 'antd';
import { useState } from 'react';
import type { BatchConfig } from '@/src/gaokao/batch';
import { type RuleDifference, ruleDifferences } from '@/src/gaokao/ruleDifferences';
import { safeLocal } from '@/src/lib/safeStorage';
import { useServices } from '@/src/services/useServices';
import styles from './batch.module.css';

interface Props {
  readonly provinceId: number;
  readonly year: number;
  readonly now: readonly BatchConfig[];
  readonly before: readonly BatchConfig[];
}

/** 规则年度差异: what changed since the year before, as a checklist to tick; the ticks stay in this browser. */
export function RuleDifferences({ provinceId, year, now, before }: Props) {
  const differences = ruleDifferences(before, now);
  const [ticked, tick] = useTicks(`${provinceId}:${year}`);
  const isTicked = (one: RuleDifference) => ticked.includes(tickOf(one));
  if (before.length === 0) return <Empty description={`没有 ${year - 1} 年的配置可供比较`} />;
  if (differences.length === 0) return <Empty description={`与 ${year - 1} 年的规则相同`} />;
  const done = differences.filter(isTicked).length;
  return (
    <>
      <p role="status">
        {differences.length} 项与 {year - 1} 年不同，已核对 {done} 项
      </p>
      <Table
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey="key"
        dataSource={differences}
        columns={[
          {
            title: '核对',
            render: (_, one) => (
              <Checkbox
                aria-label={`已核对：${one.batch} ${one.label}`}
                checked={isTicked(one)}
                onChange={({ target }) => tick(tickOf(one), target.checked)}
              />
            ),
          },
          { title: '批次', dataIndex: 'batch' },
          { title: '规则', dataIndex: 'label' },
          { title: `${year - 1} 年`, dataIndex: 'before' },
          { title: `${year} 年`, render: (_, one) => <mark className={styles.changed}>{one.now}</mark> },
        ]}
      />
    </>
  );
}

/** A rule that changes once more is to be looked at once more. */
function tickOf({ key, before, now }: RuleDifference): string {
  return `${key}|${before}|${now}`;
}

function useTicks(what: string) {
  const key = `rule-differences:${useServices().userId()}:${what}`;
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    new URLSearchParams(safeLocal.getItem(key) ?? '').getAll('done'),
  );
  const tick = (one: string, isDone: boolean) => {
    const next = isDone ? [...ticked, one] : ticked.filter((other) => other !== one);
    setTicked(next);
    safeLocal.setItem(key, new URLSearchParams(next.map((done) => ['done', done])).toString());
  };
  return [ticked, tick] as const;
}
