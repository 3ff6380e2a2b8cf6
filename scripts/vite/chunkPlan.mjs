import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which modules travel together, and which of them a cold start asks for at once. Left to itself the bundler makes a chunk of
 * every set of pages that shares a module: dozens of small files on a list, each a request and each compressed apart.
 *
 * A group takes our own modules that some modules import statically (`from`), those that at least two of some modules import
 * (`common`), and modules by their path (`parts`), each with what it imports; a module belongs to the first group that
 * takes it. A part that matches no module, and chunks that import each other in a circle, fail the build: after an upgrade or a
 * renaming the plan must be looked at.
 *
 * @typedef {object} Group
 * @property {string} name
 * @property {readonly string[]} [from]
 * @property {readonly string[]} [common]
 * @property {readonly RegExp[]} [parts]
 * @property {boolean} [alone] without what its modules import
 */

const resources = join(import.meta.dirname, '../../resources');

/** Folders of resources/; each is a chunk of its own. */
const domains = readdirSync(resources).filter((name) => existsSync(join(resources, name, 'index.ts')));

/** @param {string} name */
const entryOf = (name) => `resources/${name}/index.ts`;

/** Modules of the engine. @param {string[]} paths */
const crud = (...paths) => paths.map((path) => `src/crud/${path}`);

/** Components of antd by the names of their folders. @param {string[]} names */
const antd = (...names) => names.map((name) => new RegExp(`/antd/es/${name}/[^?]*$`));

/** Packages by their names. @param {string[]} names */
const packages = (...names) => names.map((name) => new RegExp(`/node_modules/${name}/`));

/** @type {readonly Group[]} */
export const groups = [
  // React, the sign-in, and what is needed before anybody is known. With the page itself, which the build makes a module too.
  {
    name: 'start',
    from: ['src/main.tsx'],
    parts: [/\/index\.html/, /vite\/(preload-helper|modulepreload-polyfill)/],
  },
  // What makes calls, and opens small sealed answers.
  {
    name: 'transport',
    from: ['transport.ts', 'envelope/opener.ts', 'envelope/checkEnvelopeKey.ts'].map(
      (path) => `providers/http/${path}`,
    ),
  },
  // A shared table opens for families with nothing else; the screens that share have the same rows.
  { name: 'shared', from: ['resources/expert/share/SharedPage.tsx'] },
  {
    name: 'refine',
    parts: packages(
      ...['@refinedev/core', '@refinedev/react-router', '@tanstack/query-core', '@tanstack/react-query'],
      ...['react-router', 'neoqs', 'pluralize', 'es-toolkit'],
    ),
  },
  // What surrounds every page; and what home shares with the domains.
  {
    name: 'shell',
    from: ['src/app/App.tsx', 'src/shell/toolbox/ToolboxOpener.tsx'],
    parts: [/\/src\/lib\/money\./, /\/src\/ui\/pane\//],
  },
  { name: 'menu-icons', from: ['src/ui/icons/menuIcons.ts'] },
  { name: 'home', from: ['src/shell/home/HomePage.tsx'] },
  // antd knows of forms, colours and its table everywhere; only pages that show them need them.
  {
    name: 'antd-form',
    parts: [/\/rc-field-form\/es\/(?!FormContext)/, ...packages('@rc-component/async-validator')],
    alone: true,
  },
  {
    name: 'colour',
    parts: [
      // The class of a colour and its presets stay with the buttons, which ask them.
      ...[/\/@rc-component\/color-picker\/es\/(?!color\.)[^?]*$/, /\/rc-collapse\/[^?]*$/],
      ...[/\/antd\/es\/color-picker\/(?!color\.|util\.)[^?]*$/, /\/rc-slider\//],
      ...antd('collapse', 'slider', 'divider'),
    ],
    alone: true,
  },
  {
    name: 'table',
    parts: [...antd('table', 'tree', 'radio'), ...packages('rc-table', 'rc-tree')],
    alone: true,
  },
  // What every list draws.
  {
    name: 'antd',
    parts: [
      ...antd(
        'button',
        'checkbox',
        'config-provider',
        'empty',
        'pagination',
        'select',
        'switch',
        'tag',
        'tooltip',
      ),
      ...[/\/antd\/es\/input\/Input\./, /\/antd\/es\/locale\/zh_CN\./],
    ],
  },
  // What every list consists of, with the kinds of fields that several domains declare.
  {
    name: 'list',
    from: [
      ...['src/app/ViewPage.tsx', 'src/ui/Bar.tsx', 'src/ui/CopyText.tsx'],
      ...crud('list/rows/wholeTexts.ts', 'list/rows/InlineCell.tsx'),
    ],
    common: domains.map(entryOf),
  },
  // What opens over a page: menus, dialogs, drawers.
  {
    name: 'over',
    from: ['src/ui/layout/focusFirst.ts'],
    parts: antd(
      'input',
      'dropdown',
      'menu',
      'popover',
      'modal',
      'drawer',
      'badge',
      'space',
      'spin',
      'skeleton',
      'alert',
    ),
  },
  {
    name: 'form',
    from: [...crud('form/FormPage.tsx'), 'src/ui/fields/NumberInput.tsx', 'src/ui/fields/TextareaInput.tsx'],
    parts: antd('form'),
  },
  // What the tools of a list open, and what is done with ticked rows.
  {
    name: 'list-tools',
    from: crud(
      ...[
        'list/tools/ToolPanel.tsx',
        'list/tools/DensityMenu.tsx',
        'list/tools/ColumnsPanel.tsx',
        'list/views/ViewsPanel.tsx',
      ],
      ...[
        'list/MoreMenu.tsx',
        'list/rows/BatchBar.tsx',
        'list/rows/BatchResult.tsx',
        'list/exporting/ExportAtOnce.tsx',
      ],
    ),
  },
  {
    name: 'list-phone',
    from: crud(
      ...['list/ListCards.tsx', 'list/phone/ListPhoneHead.tsx', 'list/phone/PhoneFilters.tsx'],
      ...['list/phone/MenuSheet.tsx', 'list/cards/RecordSheet.tsx'],
    ),
  },
  { name: 'tree', from: crud('tree/TreePage.tsx', 'tree/CreateBelow.tsx') },
  {
    name: 'dates',
    from: ['DateInput', 'DateTimeInput', 'DateRangeInput', 'TimeRangeInput'].map(
      (name) => `src/ui/fields/${name}.tsx`,
    ),
  },
  ...domains.map((name) => ({ name, from: [entryOf(name)] })),
];

/**
 * Modules that a cold start begins with where somebody is signed in: `always`, and by the first part of the address, or `home`,
 * `form`, and `list`, which is what comes after home.
 */
export const startPages = {
  always: ['src/app/App.tsx', 'providers/http/transport.ts'],
  home: ['src/shell/home/HomePage.tsx'],
  list: ['src/app/ViewPage.tsx'],
  form: ['src/crud/form/FormPage.tsx'],
  ...Object.fromEntries(domains.map((name) => [name, ['src/app/ViewPage.tsx', entryOf(name)]])),
};
