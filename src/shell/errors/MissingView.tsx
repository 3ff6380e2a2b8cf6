import { useTexts } from '../texts/useTexts';
import { ErrorPage } from './ErrorPage';
import { HomeLink } from './HomeLink';
import { errorTexts } from './texts';

/** A menu entry whose view nobody has: names it, and the menu stays (ROUTE-14). */
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
