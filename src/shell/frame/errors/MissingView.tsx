import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';
import { ErrorPage } from './ErrorPage';
import { HomeLink } from './HomeLink';

/** The page for groups of the menu whose redirects lead to one another: names them, since none has a page. */
export function CircularRedirect({ paths }: { paths: readonly string[] }) {
  const t = useTexts(errorTexts);
  return (
    <ErrorPage title={t('error.circle.title')} text={t('error.circle.text')} details={[paths.join(' → ')]}>
      <HomeLink />
    </ErrorPage>
  );
}

/** The page for a framed page whose address the menu gives wrongly: names it. */
export function WrongFrame({ link }: { link: string }) {
  const t = useTexts(errorTexts);
  return (
    <ErrorPage
      title={t('error.frame.title')}
      text={t('error.frame.text')}
      details={[t('error.404.path', { path: link })]}
    >
      <HomeLink />
    </ErrorPage>
  );
}

/** The page for a menu entry with an unknown view: names it, and the menu stays (ROUTE-14). */
export function MissingView({ view }: { view: string }) {
  const t = useTexts(errorTexts);
  return (
    <ErrorPage
      title={t('error.missing.title')}
      text={t('error.missing.text')}
      details={[t('error.missing.view', { view })]}
    >
      <HomeLink />
    </ErrorPage>
  );
}
