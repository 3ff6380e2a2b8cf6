import { useTexts } from '../texts/useTexts';
import { ErrorPage } from './ErrorPage';
import { HomeLink } from './HomeLink';
import { errorTexts } from './texts';

/** `/401` and every page whose permission is missing; names the permission where it is known (ROUTE-3). */
export function NoAccess({ permission }: { permission?: string | undefined }) {
  const t = useTexts(errorTexts);
  return (
    <ErrorPage
      code="401"
      title={t('error.401.title')}
      text={t('error.401.text')}
      details={permission ? [t('error.401.needed', { permission })] : []}
    >
      <HomeLink />
    </ErrorPage>
  );
}
