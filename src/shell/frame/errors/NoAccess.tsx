import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { load } from '@/src/ui/load';
import { errorTexts } from '../../kit/errorTexts';
import { QuietBoundary } from '../../kit/QuietBoundary';
import { useTexts } from '../../kit/useTexts';
import { findNearest } from '../../model/menu/readMenu';
import { ErrorPage } from './ErrorPage';
import { HomeLink } from './HomeLink';
import { VisitorContext } from './VisitorContext';

const CopyRequest = load(() => import('./CopyRequest'));

/**
 * `/401` and every page whose permission is missing. It names the permission where known (ROUTE-3), and has a text to
 * copy that asks an administrator for it.
 */
export function NoAccess({ permission }: { permission?: string | undefined }) {
  const t = useTexts(errorTexts);
  const request = useRequest(permission);
  return (
    <ErrorPage
      code="401"
      title={t('error.401.title')}
      text={t('error.401.text')}
      details={permission ? [t('error.401.needed', { permission })] : []}
    >
      <HomeLink />
      <QuietBoundary>
        <Suspense fallback={null}>{request && <CopyRequest text={request} />}</Suspense>
      </QuietBoundary>
    </ErrorPage>
  );
}

/** Asks for the permission in one sentence; undefined where the person is unknown. */
function useRequest(permission: string | undefined): string | undefined {
  const t = useTexts(errorTexts);
  const visitor = use(VisitorContext);
  const { pathname } = useLocation();
  if (!visitor) return undefined;
  const { name, realName } = visitor.user;
  const page = findNearest(visitor.tree, pathname)?.title ?? t('error.401.thisPage');
  const needed = permission ? `：${permission}` : '';
  return t('error.401.request', { page, needed, name, realName });
}
