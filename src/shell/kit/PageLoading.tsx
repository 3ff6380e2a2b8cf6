import './pageLoading.css';

/** Keeps the page's place while its code is fetched. */
export function PageLoading() {
  return <div className="page-loading" role="status" aria-label="页面加载中" />;
}
