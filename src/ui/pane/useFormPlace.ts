import { useLocation } from 'react-router';
import { withoutTrailingSlash } from '../../lib/path';
import { usePane } from './PaneContext';

/** Where a form in this page stands, for the handling of unsaved changes. */
export function useFormPlace() {
  const pane = usePane();
  const path = withoutTrailingSlash(useLocation().pathname);
  return { tab: pane?.key ?? '', path, transient: pane?.transient ?? false };
}
