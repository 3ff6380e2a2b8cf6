import { domains } from '@/resources';
import { ownMember } from '../lib/record';
import { staticRules } from '../shell/menu/staticRules';
import { fetchViewPage } from './Pages';

/** Fetches the code of the page at an address, together with everything else and not after it. */
export async function fetchAhead(path: string): Promise<void> {
  const domain = likelyView(path)?.split('/')[0];
  if (domain !== undefined) await Promise.all([fetchViewPage(), ownMember(domains, domain)?.load()]);
}

/**
 * The view whose domain an address most likely belongs to, before the rule list says so: addresses begin with their
 * domain's name, as views do. Undefined for gated pages, whose code is for those who hold the permission (ROUTE-11), and
 * for the pages of the shell.
 */
export function likelyView(path: string): string | undefined {
  const isStatic = staticRules.some(
    (rule) => path === rule.path || path.startsWith(beforeParameter(rule.path)),
  );
  return isStatic || path === '/' ? undefined : path.slice(1);
}

function beforeParameter(path: string): string {
  return path.includes('/:') ? path.slice(0, path.indexOf(':')) : `${path}/`;
}
