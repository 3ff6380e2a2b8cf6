import { platformCalls } from '@/providers/endpoints/platformCalls';
import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import type { MenuPage } from './memo';

/** The pages of one's own menu, read once a minute at most. */
export function usePages(): readonly MenuPage[] {
  const query = useCall(platformCalls.ruleList, (data) => (isRecord(data) ? pagesIn(data.data, '') : []), {
    of: 'memo-pages',
    staleTime: 60_000,
  });
  return query.data ?? [];
}

/** The entries of the menu that open a page, with what is above them in their address. */
function pagesIn(nodes: unknown, above: string): MenuPage[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).flatMap((node) => {
    const own = textOr(node.path);
    const path = own.startsWith('/') ? own : `${above}/${own}`;
    const title = isRecord(node.meta) ? textOr(node.meta.title) : '';
    const isPage = /\/index$|^\w+\/\w/.test(textOr(node.component)) && node.hidden !== true && title !== '';
    return [...(isPage ? [{ path, title }] : []), ...pagesIn(node.children, path)];
  });
}
