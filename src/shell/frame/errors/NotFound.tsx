import { useLocation } from 'react-router';
import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';
import { ErrorPage } from './ErrorPage';
import { HomeLink } from './HomeLink';

/** The page of any unknown path, inside the application; names path and query (ROUTE-3). */
export function NotFound() {
  const t = useTexts(errorTexts);
  const { pathname, search } = useLocation();
  return (
    <ErrorPage
      code="404"
      title={t('error.404.title')}
      text={t('error.404.text')}
      details={[t('error.404.path', { path: pathname + search })]}
    >
      <HomeLink />
    </ErrorPage>
  );
}
