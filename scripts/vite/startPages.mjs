import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const resources = join(import.meta.dirname, '../../resources');

/** The gallery of developers is in demonstrations only. @param {string} name */
export const ships = (name) => name !== 'dev';

const all = readdirSync(resources).filter((name) => existsSync(join(resources, name, 'index.ts')));

/** Folders of resources/; each is a chunk of its own. The gallery is last: what it shares with others is theirs. */
export const domains = [...all.filter(ships), ...all.filter((name) => !ships(name))];

/** @param {string} name */
export const entryOf = (name) => `resources/${name}/index.ts`;

/** Domains whose lists draw figures, cards or cells of their own, whose code comes with the rows. */
export const withExtras = ['expert', 'finance', 'management', 'operations', 'score', 'system'];

const listModules = ['src/app/ViewPage.tsx', 'src/app/ResourceView.tsx'];

/** Modules that a list fetches once its rows are painted. */
const afterRows = ['src/ui/fields/AntdSelect.tsx', 'src/crud/list/PagerControls.tsx'];

/**
 * Modules with which a signed-in user's cold start begins: `always`, and those of the address (the longest prefix
 * counts). Otherwise they are `home`, `form`, or `list`, which follows home.
 */
export const startPages = {
  always: ['src/app/App.tsx', 'providers/http/transport.ts'],
  home: ['src/shell/features/home/HomePage.tsx'],
  list: [...listModules, ...afterRows],
  form: ['src/crud/form/FormPage.tsx'],
  'expert/filling/workbench': ['src/app/ViewPage.tsx', 'resources/expert/workbench/WorkbenchPage.tsx'],
  ...Object.fromEntries(domains.map((name) => [name, [...listModules, entryOf(name)]])),
};

/** Chunks that only open over a list, or belong to other pages or domains: no list may begin with one. */
const laterThanLists = [
  'antd',
  'antd-controls',
  'form',
  'antd-form',
  'table',
  'colour',
  'over',
  'list-tools',
  'list-phone',
  'tree',
  'dates',
];

/** Modules that lists draw before anything is pressed: with them come no dialogs, forms, calendars or other pages. */
const drawnAtOnce = [
  'src/crud/fields/masked/MaskedValue.tsx',
  'src/crud/list/CountedFilters.tsx',
  'src/crud/list/order/OrderedRows.tsx',
  'src/ui/display/RelativeTime.tsx',
];

/**
 * The chunks that may not be fetched with a module. A domain's lists, and what they draw, come without dialogs or
 * other domains. A form comes without the workbench and home.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const laterThan = {
  ...Object.fromEntries(
    domains
      .filter(ships)
      .map((name, _at, all) => [
        entryOf(name),
        [...laterThanLists, 'workbench', ...all.filter((other) => other !== name)],
      ]),
  ),
  ...Object.fromEntries(
    drawnAtOnce.map((module) => [
      module,
      ['over', 'form', 'table', 'dates', 'list-tools', 'workbench', 'home'],
    ]),
  ),
  'src/crud/form/FormPage.tsx': ['workbench', 'home'],
};
