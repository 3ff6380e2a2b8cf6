import { Alert, Button, Modal, Segmented, Table } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import type { Brochure } from './brochure';
import styles from './brochure.module.css';

const { diff } = operationsEndpoints['operations/brochure'].operations;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** 对比往年: two years side by side; the key rules that changed come first (screen O2). */
export default function CompareDialog({ row, close }: RowDialogProps<Brochure>) {
  const year = numberOr(row.year);
  const [baseYear, setBaseYear] = useState(year - 1);
  const { data, error } = useDiff(row, year, baseYear);
  useReturnFocus();
  return (
    <Modal
      open
      centered
      width={980}
      title={`对比往年：${row.schoolName}`}
      footer={<Button onClick={close}>关闭</Button>}
      onCancel={close}
    >
      <Segmented<number>
        aria-label="对比年份"
        value={baseYear}
        onChange={setBaseYear}
        options={[1, 2, 3].map((ago) => ({ value: year - ago, label: `${year - ago} 年` }))}
      />
      {error && <Alert type="warning" showIcon message={error.message} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <Rules rows={data.rules} years={[baseYear, year]} />
          {data.blocks.length === 0 ? (
            <Alert type="info" showIcon message="两年都不是图文形式，没有可以逐段对比的正文" />
          ) : (
            <Sides blocks={data.blocks} years={[baseYear, year]} />
          )}
        </>
      )}
    </Modal>
  );
}

function useDiff({ id, schoolId, kind }: Brochure, year: number, baseYear: number) {
  return useCall(
    diff,
    (data) => {
      const read = (list: unknown): Rows => (Array.isArray(list) ? list.filter(isRecord) : []);
      return isRecord(data)
        ? { rules: read(data.rules), blocks: read(data.blocks) }
        : { rules: [], blocks: [] };
    },
    { of: ['operations/brochure', 'diff'], body: { id, schoolId, kind, year, baseYear } },
  );
}

interface SidesProps {
  readonly years: readonly [before: number, after: number];
}

/** The key rules that are not what they were. */
function Rules({ rows, years }: SidesProps & { rows: Rows }) {
  const { items } = useDictionary('brochure_rule');
  const nameOf = (item: unknown) => items.find(({ value }) => value === textOr(item))?.label ?? textOr(item);
  if (rows.length === 0) return <Alert type="success" showIcon message="要点没有变化" />;
  return (
    <Table
      size="small"
      rowKey={({ item }) => textOr(item)}
      pagination={false}
      dataSource={[...rows]}
      scroll={{ x: 560 }}
      columns={[
        { title: '变化的要点', width: 120, render: (_value, { item }) => nameOf(item) },
        { title: `${years[0]} 年`, render: (_value, { before }) => textOr(before) || '—' },
        { title: `${years[1]} 年`, render: (_value, { after }) => textOr(after) || '—' },
      ]}
    />
  );
}

/** Both texts; parts that only one of them has are tinted. */
function Sides({ blocks, years }: SidesProps & { blocks: Rows }) {
  const sides = [
    { year: years[0], own: 2, mark: styles.removed },
    { year: years[1], own: 1, mark: styles.added },
  ];
  const shown = blocks.map(({ kind, text }, index) => ({
    kind: numberOr(kind),
    text: textOr(text),
    key: index,
  }));
  return (
    <div className={styles.sides}>
      {sides.map(({ year, own, mark }) => (
        <section key={year} aria-label={`${year} 年`}>
          <h4>{year} 年</h4>
          {shown
            .filter(({ kind }) => kind === 0 || kind === own)
            .map(({ key, kind, text }) =>
              kind === 0 ? (
                <p key={key}>{text}</p>
              ) : (
                <p key={key} className={mark}>
                  {own === 1 ? <ins>{text}</ins> : <del>{text}</del>}
                </p>
              ),
            )}
        </section>
      ))}
    </div>
  );
}
