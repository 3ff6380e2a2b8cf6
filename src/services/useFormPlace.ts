import { useLocation } from 'react-router';
import { withoutTrailingSlash } from '../lib/path';
import { usePane } from './usePane';

/** The place of a form in this page, for the handling of unsaved changes. */
export function useFormPlace() {
  const pane = usePane();
  const path = withoutTrailingSlash(useLocation().pathname);
  return { tab: pane?.key ?? '', path, transient: pane?.transient ?? false };
}
