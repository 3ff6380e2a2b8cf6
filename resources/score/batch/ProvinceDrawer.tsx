import { Drawer, Segmented, Tabs } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReadError } from '@/src/crud/ReadError';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import { leaveBy } from '@/src/ui/layout/leaveBy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { topOf } from '../fullMark';
import { BatchEditor } from './BatchEditor';
import styles from './batch.module.css';
import { LabelSync } from './LabelSync';
import { ProvinceSettings } from './ProvinceSettings';
import type { Province } from './province';
import { RuleDifferences } from './RuleDifferences';
import { useBatchSettings } from './useBatchSettings';

/** The rules of one province (screen Q4): its batches, its settings, what changed since the year before, labels of colleges. */
export default function ProvinceDrawer({ row, close }: RowDialogProps<Province>) {
  const [year, setYear] = useState(Number(row.year));
  const confirmDiscard = useConfirmDiscard();
  useReturnFocus();
  const leave = async () => {
    if (await confirmDiscard()) close();
  };
  const turnTo = async (next: number) => {
    if (await confirmDiscard()) setYear(next);
  };
  return (
    <Drawer
      open
      title={`${row.shortName} · 批次配置`}
      width="min(100%, max(80%, 720px))"
      onClose={leaveBy(leave)}
      extra={
        <Segmented
          aria-label="年份"
          options={[Number(row.year), Number(row.year) - 1].map((value) => ({ value, label: `${value} 年` }))}
          value={year}
          onChange={(next) => void turnTo(next)}
        />
      }
    >
      <Rules key={year} row={row} year={year} />
    </Drawer>
  );
}

interface RulesProps {
  readonly row: Province;
  readonly year: number;
}

function Rules({ row, year }: RulesProps) {
  const { data, isError, error, refetch } = useBatchSettings(row.id, year);
  if (!data && isError) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton rows={12} />;
  const lines = [...data.batches, ...data.before].flatMap((batch) => batch.lines.map(({ score }) => score));
  return (
    <div className={styles.rules}>
      <ProvinceSettings province={data.province} year={year} topLine={topOf(lines)} />
      <Tabs
        items={[
          {
            key: 'batches',
            label: '批次',
            children: (
              <BatchEditor province={data.province} year={year} batches={data.batches} before={data.before} />
            ),
          },
          {
            key: 'differences',
            label: '规则年度差异',
            children: (
              <RuleDifferences
                provinceId={data.province.id}
                year={year}
                now={data.batches}
                before={data.before}
              />
            ),
          },
          { key: 'labels', label: '院校标签', children: <LabelSync province={data.province} /> },
        ]}
      />
    </div>
  );
}
