import { useOne } from '@refinedev/core';
import { Empty, Select } from 'antd';
import { Suspense, useId, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { sameCode } from '@/src/lib/codes';
import { timeOr } from '@/src/lib/dates';
import { htmlParagraphs } from '@/src/lib/htmlText';
import { textOr } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './legal.module.css';
import { type ComparedText, formerVersion, legalStatuses } from './legalText';

const ParagraphDiff = load(() => import('@/src/ui/display/compare/ParagraphDiff'));

/** A limit above the number of a type's versions. */
const allVersions = 200;

/** Compares a version with another of its type, paragraph by paragraph: additions are green, removals red. */
export default function CompareTab({ record }: { record: ComparedText }) {
  const { resource } = useResourcePage();
  const id = useId();
  const [chosen, setChosen] = useState<RecordId>();
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: allVersions },
    filters: [{ field: 'docType', operator: 'eq', value: record.docType }],
    hasPanel: true,
  });
  if (!data && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const others = data.data.flatMap((row) => (sameId(row.id, record.id) ? [] : asCompared(row, record)));
  const other = others.find((one) => sameId(one.id, chosen)) ?? formerVersion(record, others);
  if (!other) return <Empty description="该类型暂无其他版本" />;
  return (
    <>
      <div className={styles.compareHead}>
        <label htmlFor={id}>与版本</label>
        <Select
          id={id}
          value={String(other.id)}
          options={others.map((one) => ({ value: String(one.id), label: versionLabel(one) }))}
          onChange={setChosen}
        />
        <span>比较，绿色为新增，红色为删除</span>
      </div>
      <Comparison key={other.id} record={record} other={other} />
    </>
  );
}

function Comparison({ record, other }: { record: ComparedText; other: ComparedText }) {
  const { resource } = useResourcePage();
  const { query } = useOne<Row>({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    id: other.id,
    errorNotification: false,
  });
  if (query.isError) return <ReadError error={query.error} retry={() => void query.refetch()} />;
  const former = query.data?.data;
  if (!former) return <Skeleton />;
  return (
    <Suspense fallback={<Skeleton />}>
      <ParagraphDiff
        label={`${other.version} 与 ${record.version} 的差异`}
        before={htmlParagraphs(textOr(former.content))}
        after={htmlParagraphs(record.content)}
      />
    </Suspense>
  );
}

/** A row of the list as a version to compare; members that the list omits are read on comparison. */
function asCompared(row: Row, like: ComparedText): ComparedText {
  const { value = like.status } = legalStatuses.find((status) => sameCode(status.value, row.status)) ?? {};
  const [version, effectiveTime] = [textOr(row.version), timeOr(row.effectiveTime)];
  return { ...like, id: row.id, version, effectiveTime, status: value, content: '' };
}

function versionLabel({ version, status }: ComparedText): string {
  return `${version}（${legalStatuses.find(({ value }) => value === status)?.label ?? ''}）`;
}
