import { staticRules } from '../shell/menu/staticRules';

/**
 * The page of the build's plan (scripts/vite/chunkPlan.mjs) that an address most likely shows, before the rule list says so:
 * addresses begin with their domain's name, as views do. Undefined for gated pages, whose code is for those who hold the
 * permission (ROUTE-11), and for the personal centre.
 */
export function likelyPage(path: string): string | undefined {
  if (path === '/' || path === '/index') return 'home';
  const isStatic = staticRules.some((rule) => path.startsWith(beforeParameter(rule.path)));
  return isStatic ? undefined : path.split('/')[1];
}

/** Whether a form is opened with the page. */
export function likelyForm(path: string): boolean {
  return /\/(create|edit)(\/|$)/.test(path);
}

function beforeParameter(path: string): string {
  return path.includes('/:') ? path.slice(0, path.indexOf(':')) : path;
}
