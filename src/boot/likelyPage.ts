import { staticRules } from '../shell/model/menu/staticRules';

/**
 * The page of the build's plan (scripts/vite/chunkPlan.mjs) that an address most likely shows: the longest match. Known
 * before the rule list comes. Undefined for gated pages, whose code is for holders of the permission (ROUTE-11), and
 * where the plan knows none.
 */
export function likelyPage(path: string, pages: readonly string[]): string | undefined {
  if (path === '/' || path === '/index') return 'home';
  if (isGatedAddress(path)) return undefined;
  const parts = path.split('/').slice(1);
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('/'))
    .find((page) => pages.includes(page));
}

/** Whether an address may be of a gated page, whose code and data need its permission (ROUTE-11). */
export function isGatedAddress(path: string): boolean {
  return staticRules.some((rule) => {
    const parameter = rule.path.indexOf('/:');
    return parameter > 0 && path.startsWith(rule.path.slice(0, parameter));
  });
}

/** Whether a form is opened with the page. */
export function likelyForm(path: string): boolean {
  return /\/(create|edit)(\/|$)/.test(path);
}
