import { Alert, Button, Empty, Form, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { isRequestError } from '@/providers/http/errors';
import { RowActionDialog } from '@/src/crud/actions/RowActionDialog';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { categories } from '@/src/gaokao/enumerations';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { busy } from '@/src/ui/busy';
import { Details } from '@/src/ui/display/Details';
import { emptyText } from '@/src/ui/fields/field';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { Skeleton } from '@/src/ui/Skeleton';
import { checkStatuses } from './collegeData';
import styles from './collegeData.module.css';
import { OutlierMarks } from './FigureCells';

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
      {!source && <div className={styles.drop}>选择考试院公布的 PDF 或图片，与右侧数据逐条核对</div>}
      {source?.isPdf && <iframe title={`来源文件：${source.name}`} src={source.address} />}
      {source && !source.isPdf && (
        <div className={styles.picture}>
          <img src={source.address} alt={`来源文件：${source.name}`} />
        </div>
      )}
    </div>
  );
}

const figures = [
  { name: 'planCount', label: '计划数' },
  { name: 'admitCount', label: '录取数' },
  { name: 'minScore', label: '最低分' },
  { name: 'avgScore', label: '平均分' },
  { name: 'maxScore', label: '最高分' },
  { name: 'minRank', label: '最低位次' },
] as const;

type Figures = Partial<Record<(typeof figures)[number]['name'], number | null>>;

/** A row: its key members, its figures, and its actions. */
function RowCheck({ row, skip }: { row: Row; skip: () => void }) {
  const [form] = Form.useForm<Figures>();
  const saving = useOperation('update');
  const checking = useOperation('check', '已核对');
  const invalidate = useInvalidateResource();
  const [failed, setFailed] = useState(false);
  const [doubted, setDoubted] = useState(false);
  const initialValues: Figures = Object.fromEntries(
    figures.map(({ name }) => [name, typeof row[name] === 'number' ? row[name] : null]),
  );
  const pass = async (values: Figures) => {
    setFailed(false);
    const changes = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => (value ?? null) !== (row[name] ?? null)),
    );
    try {
      const isChanged = Object.keys(changes).length > 0;
      const seen = isChanged ? await saving.run({ id: row.id, rev: row.rev, ...changes }) : row;
      await checking.run({ id: row.id, rev: isRecord(seen) ? seen.rev : undefined, checkStatus: 1 });
    } catch (error) {
      setFailed(true); // shown already
      // somebody else may have changed the row: its present figures are to be seen
      if (isRequestError(error, 'refused')) void invalidate();
    }
  };
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        initialValues={initialValues}
        onFinish={(values) => void (checking.allowed && pass(values))}
      >
        <About row={row} />
        {failed && (
          <Alert className={styles.failed} type="error" showIcon message="这条数据未能通过，请修改或跳过" />
        )}
        <div className={styles.figures}>
          {figures.map(({ name, label }, index) => (
            <Form.Item key={name} name={name} label={label}>
              <NumberBox
                style={{ width: '100%' }}
                min={0}
                disabled={!saving.allowed}
                precision={name === 'avgScore' ? 1 : 0}
                controls={false}
                autoFocus={index === 0}
              />
            </Form.Item>
          ))}
        </div>
        <div className={styles.buttons}>
          {checking.allowed && (
            <Button
              type="primary"
              htmlType="submit"
              data-needs={checking.needs}
              {...busy(saving.running || checking.running)}
            >
              通过并下一条（Enter）
            </Button>
          )}
          <Button onClick={skip}>跳过</Button>
          {checking.allowed && numberOr(row.checkStatus) !== 2 && (
            <Button danger data-needs={checking.needs} onClick={() => setDoubted(true)}>
              标记疑问
            </Button>
          )}
        </div>
      </Form>
      {doubted && <RowActionDialog name="doubt" row={row} close={() => setDoubted(false)} />}
    </>
  );
}

function About({ row }: { row: Row }) {
  const text = (name: string) => textOr(row[name]) || emptyText;
  const isOdd = textsOf(row.outliers).length > 0;
  const category = categories.find(({ value }) => value === numberOr(row.category));
  const items = [
    { key: 'school', label: '院校', children: text('schoolName') },
    { key: 'year', label: '年份', children: `${numberOr(row.year)} 年` },
    { key: 'province', label: '生源省份', children: text('provinceName') },
    { key: 'batch', label: '批次', children: text('batchName') },
    { key: 'category', label: '科类', children: category?.label ?? emptyText },
    { key: 'group', label: '专业组', children: text('groupCode') },
    { key: 'req', label: '选科要求', children: text('req') },
    { key: 'major', label: '专业', children: text('majorName') },
    { key: 'source', label: '数据来源', children: text('source') },
    { key: 'odd', label: '异常', children: isOdd ? <OutlierMarks outliers={row.outliers} /> : emptyText },
  ];
  return <Details items={items} />;
}
