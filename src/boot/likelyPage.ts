import { staticRules } from '../shell/model/menu/staticRules';

/**
 * Which of the pages of the build's plan (scripts/vite/chunkPlan.mjs) an address most likely shows, before the rule list says
 * so: the longest one that the address begins with. Undefined for gated pages, whose code is for those who hold the permission
 * (ROUTE-11), and where the plan knows none.
 */
export function likelyPage(path: string, pages: readonly string[]): string | undefined {
  if (path === '/' || path === '/index') return 'home';
  if (staticRules.some((rule) => path.startsWith(beforeParameter(rule.path)))) return undefined;
  const parts = path.split('/').slice(1);
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('/'))
    .find((page) => pages.includes(page));
}

/** Whether a form is opened with the page. */
export function likelyForm(path: string): boolean {
  return /\/(create|edit)(\/|$)/.test(path);
}

function beforeParameter(path: string): string {
  return path.includes('/:') ? path.slice(0, path.indexOf(':')) : path;
}
