import { useLocation, useParams } from 'react-router';

/** Address of the page that a route with `/*` at its end shows, without what lies below it, and without a slash at its end. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const below = useParams()['*'] ?? '';
  return (below === '' ? pathname : pathname.slice(0, -below.length)).replace(/\/$/, '');
}
