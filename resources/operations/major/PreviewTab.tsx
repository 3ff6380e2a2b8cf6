import { Empty } from 'antd';
import { PreviewPage } from '@/src/crud/content/ContentPreview';
import { ReadError } from '@/src/crud/ReadError';
import { isYes, textOr } from '@/src/lib/record';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import { usePublic } from '../usePublic';
import type { Major } from './major';
import { majorHtml, majorNote } from './majorPage';

const { detail } = operationsEndpoints['operations/specialty'].operations;

/** The major as the public sites show it on a phone (前台预览, screen O12). */
export default function PreviewTab({ record }: { record: Major }) {
  if (!isYes(record.status)) return <Empty description="该专业已停用，前台不展示" />;
  return <Preview record={record} />;
}

function Preview({ record: { id, rev } }: { record: Major }) {
  const { data, isError, error, refetch } = usePublic(detail, { majorId: id }, rev);
  if (isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <PreviewPage width="phone" title={textOr(data.name)} note={majorNote(data)} html={majorHtml(data)} />
  );
}
