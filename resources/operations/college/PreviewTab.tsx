import { Empty } from 'antd';
import { PreviewPage } from '@/src/crud/content/ContentPreview';
import { ReadError } from '@/src/crud/ReadError';
import { isYes, textOr } from '@/src/lib/record';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import { usePublic } from '../usePublic';
import type { College } from './college';
import { collegeHtml, collegeNote } from './collegePage';

const { home, grades, departments } = operationsEndpoints['operations/school-data'].operations;

/** The college as the public sites show it on a phone (前台预览, screen O11). */
export default function PreviewTab({ record }: { record: College }) {
  if (!isYes(record.status)) return <Empty description="该院校已停用，前台不展示" />;
  return <Preview record={record} />;
}

function Preview({ record: { id, rev } }: { record: College }) {
  const about = { schoolId: id };
  const page = usePublic(home, about, rev);
  const graded = usePublic(grades, about, rev);
  const taught = usePublic(departments, about, rev);
  const failed = [page, graded, taught].find(({ isError }) => isError);
  if (failed) return <ReadError error={failed.error} retry={() => void failed.refetch()} />;
  if (!page.data || !graded.data || !taught.data) return <Skeleton />;
  const html = collegeHtml({ home: page.data, grades: graded.data, departments: taught.data });
  return (
    <PreviewPage width="phone" title={textOr(page.data.name)} note={collegeNote(page.data)} html={html} />
  );
}
