import { Progress, Segmented } from 'antd';
import { useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { examYearOn } from '@/src/gaokao/examYears';
import { formatTime } from '@/src/lib/dates';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { Skeleton } from '@/src/ui/Skeleton';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { operationsEndpoints } from '../endpoints';
import styles from './brochure.module.css';

const { coverage } = operationsEndpoints['operations/brochure'].operations;

/** 覆盖看板: which colleges have no charter of the year yet, those first that clients open most (screen O2). */
export default function CoverageBoard() {
  const next = examYearOn(formatTime(Date.now()).slice(0, 10));
  const [year, setYear] = useState(next);
  const { data, isError, error, refetch } = useCoverage(year);
  return (
    <section className={styles.board} aria-label="覆盖看板">
      <Segmented<number>
        aria-label="年份"
        value={year}
        onChange={setYear}
        options={[next - 2, next - 1, next].map((one) => ({ value: one, label: `${one} 年` }))}
      />
      {isError && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton />}
      {data && (
        <>
          <p role="status">
            已有 {data.covered} 所，共 {data.total} 所
            {data.list.length < data.total - data.covered && `；下列为打开最多的 ${data.list.length} 所`}
          </p>
          <Progress
            aria-label="覆盖率"
            percent={data.total === 0 ? 0 : Math.round((data.covered / data.total) * 1000) / 10}
          />
          <PagedTable
            size="small"
            rowKey={({ schoolId }) => textOr(schoolId)}
            dataSource={data.list}
            columns={[
              { title: '缺少招生章程的院校', render: (_value, { schoolName }) => textOr(schoolName) },
              {
                title: '近 30 天打开次数',
                align: 'right',
                render: (_value, { opens }) => formatNumber(numberOr(opens)),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

function useCoverage(year: number) {
  return useCall(
    coverage,
    (data) => {
      const answer = isRecord(data) ? data : {};
      const list = Array.isArray(answer.list) ? answer.list.filter(isRecord) : [];
      return { total: numberOr(answer.total), covered: numberOr(answer.covered), list };
    },
    { of: ['operations/brochure', 'coverage'], body: { year } },
  );
}
