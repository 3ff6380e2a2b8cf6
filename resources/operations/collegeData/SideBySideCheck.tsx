import { Button, Empty, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { textOr } from '@/src/lib/record';
import { Skeleton } from '@/src/ui/Skeleton';
import { checkStatuses } from './collegeData';
import styles from './collegeData.module.css';
import { RowCheck } from './RowCheck';

/** Rows that are read at once; what is passed makes room for the next ones. */
const queueSize = 50;

/**
 * 双屏核对: the announcement on the left, the row on the right. Enter passes it and shows the next one (screen O3). The
 * filter may choose the doubted rows; those that are checked have nothing to be done.
 */
export default function SideBySideCheck({ filters, showList }: ListDisplayProps) {
  const { checkStatus = '0' } = filters;
  const status = checkStatuses.find(({ value }) => String(value) === checkStatus);
  return (
    <section className={styles.sideBySide} aria-label="双屏核对">
      <SourcePane />
      {status?.value === 1 ? (
        <Empty description="已核对的数据不必再核对，请选择待核对或有疑问的数据">
          <Button onClick={() => showList({})}>返回列表</Button>
        </Empty>
      ) : (
        <Queue key={checkStatus} filters={{ ...filters, checkStatus }} label={status?.label ?? ''} />
      )}
    </section>
  );
}

interface QueueProps extends Pick<ListDisplayProps, 'filters'> {
  /** The state of the rows. */
  readonly label: string;
}

/** The rows to be checked, one at a time. */
function Queue({ filters, label }: QueueProps) {
  const { resource } = useResourcePage();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    // skipped rows stay in the queue: behind them there must be others
    pagination: { currentPage: 1, pageSize: queueSize * (1 + Math.floor(skipped.length / queueSize)) },
    filters: crudFilters(resource.filters, filters),
    hasPanel: true,
  });
  const row = data?.data.find(({ id }) => !skipped.includes(String(id)));
  const skip = (id: unknown) => setSkipped((ids) => [...ids, String(id)]);
  const again = skipped.length > 0 && (
    <Button onClick={() => setSkipped([])}>重新查看跳过的 {skipped.length} 条</Button>
  );
  return (
    <div>
      {!data && isError && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton />}
      {data && (
        <p role="status">
          {label} {data.total} 条
        </p>
      )}
      {data && !row && <Empty description={`没有${label}的数据`}>{again}</Empty>}
      {row && <RowCheck key={`${row.id} ${textOr(row.rev)}`} row={row} skip={() => skip(row.id)} />}
    </div>
  );
}

interface Source {
  readonly address: string;
  readonly isPdf: boolean;
  readonly name: string;
}

/** The announcement that is compared with: a file of this machine, which goes nowhere. */
function SourcePane() {
  const [source, setSource] = useState<Source>();
  useEffect(() => {
    const address = source?.address;
    return () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [source]);
  const show = (file: File) => {
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    setSource({ address: URL.createObjectURL(file), isPdf, name: file.name });
    return false;
  };
  return (
    <div className={styles.source}>
      <Upload accept=".pdf,.png,.jpg,.jpeg" showUploadList={false} beforeUpload={show}>
        <Button>{source ? `更换来源文件（${source.name}）` : '选择来源文件'}</Button>
      </Upload>
      {!source && <div className={styles.drop}>选择考试院公布的 PDF 或图片，与数据逐条核对</div>}
      {source?.isPdf && <iframe title={`来源文件：${source.name}`} src={source.address} />}
      {source && !source.isPdf && (
        <div className={styles.picture}>
          <img src={source.address} alt={`来源文件：${source.name}`} />
        </div>
      )}
    </div>
  );
}
