import { ownMember } from '@/src/lib/record';

/** The specification's names of views that the catalogue of screens names differently (screens, section 8.2). */
const aliases: Readonly<Record<string, string>> = {
  'expert/expert-filling': 'expert/filling/index',
  'expert/expert-appointment': 'expert/appointment/index',
  'expert/customer-orders': 'expert/order/index',
  'expert/volunteer-lists': 'expert/volunteer/index',
  'expert/volunteer-detail': 'expert/volunteer/detail',
  'expert/save-volunteer': 'expert/volunteer/save',
  'expert/major-recommendation': 'expert/major/index',
  'score/data-comparison': 'score/compare/index',
  'score/data-comparison-detail': 'score/compare/detail',
  'score/gaokao-countdown': 'score/countdown/index',
  'score/province-batch-configuration': 'score/batch/index',
  'score/provincial-score': 'score/stage/index',
  'score/transcript-lines': 'score/line/index',
};

/**
 * The view that a server names. Databases store it with `@/views/` or a slash before it, with `.vue` or blanks after
 * it, and under an alias.
 */
export function viewNamed(name: string): string {
  const view = name
    .trim()
    .replace(/^(@\/|\.?\/)?(src\/)?views\//, '')
    .replace(/^\.?\/+/, '')
    .replace(/\.vue$/, '');
  return ownMember(aliases, view.replace(/\/index$/, '')) ?? view;
}
