import { Skeleton } from '@/src/ui/Skeleton';
import './pageLoading.css';

/** Keeps the page's place while its code is fetched. Shows a skeleton where that takes longer than usual. */
export function PageLoading() {
  return (
    <div className="page-loading" role="status" aria-label="页面加载中">
      <Skeleton rows={8} />
    </div>
  );
}
