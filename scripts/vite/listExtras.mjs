import { antd, kindOf, packageOf, reachedFrom } from './moduleKinds.mjs';

/** Our modules that lists may draw at once; uploads, editors and sheets belong to forms and dialogs. */
const ofLists =
  /^\/(src\/(crud\/(?!uploads|editor|list\/importing)|lib\/cron|services|ui\/(?!print))|resources\/lookups)/;

/** The package of a select of records, with what its bundle imports in any case. */
const recordSelect = /\/node_modules\/(@refinedev\/antd|dayjs\/plugin\/localizedFormat)[/.]/;

const icon = /\/@ant-design\/icons(-svg)?\//;

/**
 * Modules that need nothing beyond what lists have anyway: figures above rows, cards, counts, masked values. Lists draw
 * many of them untouched. In one chunk with dialogs they would fetch forms and calendars.
 *
 * @param {readonly string[]} modules those that the plan leaves over
 * @param {object} about
 * @param {(id: string) => readonly string[]} about.placesOf domains that need the module, or folders of src
 * @param {(id: string) => readonly import('./planParts.mjs').Group[]} about.groupsOf groups that it imports
 * @param {(id: string) => readonly string[]} about.importersOf
 * @param {(domain: string) => boolean} about.hasExtras whether the lists of a domain draw parts of their own
 * @param {string} root
 * @returns {(id: string) => string} the chunk: `extras`, or `extras-expert` of a domain; empty for other modules
 */
export function createExtras(modules, { placesOf, groupsOf, importersOf, hasExtras }, root) {
  const chunkOf = (/** @type {string} */ id) => {
    if (recordSelect.test(id)) return 'extras';
    const [place = '', ...others] = placesOf(id);
    if (others.length === 0 && hasExtras(place))
      return packageOf(id) && !icon.test(id) ? '' : `extras-${place}`;
    if (others.length > 0 && kindOf(id, root) !== 'pages') return '';
    return ofLists.test(id.slice(root.length)) ? 'extras' : '';
  };
  /** Modules below the pages that several domains need: their chunks import nothing beyond lists. */
  const isBelow = (/** @type {string} */ id) =>
    placesOf(id).length > 1 && !antd.test(id) && kindOf(id, root) !== 'pages';
  const needMore = reachedFrom(
    modules.filter(
      (id) =>
        (chunkOf(id) === '' && !isBelow(id)) ||
        groupsOf(id).some(({ base, name }) => !base && `extras-${name}` !== chunkOf(id)),
    ),
    importersOf,
  );
  return (id) => (needMore.has(id) ? '' : chunkOf(id));
}
