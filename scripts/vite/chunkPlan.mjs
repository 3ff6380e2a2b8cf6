import { antd, commonIcons, crud, drawnIcons, packages } from './planParts.mjs';
import { domains, entryOf, laterThan, ships, startPages, withExtras } from './startPages.mjs';

/**
 * Which modules travel together, and which of them a cold start asks for at once. By itself the bundler makes a chunk
 * of every set of pages that shares a module. A list then loads dozens of small files, each a request and each
 * compressed apart.
 *
 * A group takes our modules: imported statically by some modules (`from`), by at least two (`common`), or by path
 * (`parts`). Each comes with its imports; a module belongs to the first group that takes it. The build fails for a
 * part that matches no module, and for chunks that import each other in a circle. The plan must then follow the
 * upgrade or renaming.
 */

/** @type {readonly import('./planParts.mjs').Group[]} */
const groups = [
  // React, the sign-in, and code needed before sign-in. With the page itself, which the build makes a module too.
  {
    name: 'start',
    base: true,
    from: ['src/main.tsx'],
    parts: [/\/index\.html/, /vite\/(preload-helper|modulepreload-polyfill)/],
  },
  // Calls, and the opening of small sealed responses.
  {
    name: 'transport',
    base: true,
    from: ['transport.ts', 'envelope/opener.ts', 'envelope/checkEnvelopeKey.ts'].map(
      (path) => `providers/http/${path}`,
    ),
  },
  // A shared table opens for families with nothing else; the screens that share have the same rows. With what the list of
  // students tells the workbench.
  {
    name: 'shared',
    base: true,
    from: [
      'resources/expert/share/SharedPage.tsx',
      'resources/expert/filling/seenQueue.ts',
      ...['readBatches', 'scoreTable'].map((name) => `src/gaokao/${name}.ts`),
    ],
  },
  // The frame of every page with Refine, and code that home shares with the domains.
  {
    name: 'shell',
    base: true,
    from: ['src/app/App.tsx', 'src/shell/features/toolbox/ToolboxOpener.tsx'],
    parts: [
      /\/src\/lib\/(money|searchText|groupBy|provinceName)\./,
      /\/providers\/data\/resourceCall\./,
      /\/src\/services\/use(Pane|FormPlace|FreshWhenShown|WhenVisible)\./,
      /\/(antdSurface|readError|plainButton|select)\.css/,
      ...packages(
        ...['@refinedev/core', '@refinedev/react-router', '@tanstack/query-core', '@tanstack/react-query'],
        ...['react-router', 'neoqs', 'pluralize', 'es-toolkit'],
      ),
    ],
  },
  { name: 'menu-icons', from: ['src/ui/icons/menuIcons.ts'] },
  { name: 'home', from: ['src/shell/features/home/HomePage.tsx'] },
  // antd knows of forms, colours and its table everywhere; only pages that show them need them.
  {
    name: 'antd-form',
    parts: [/\/rc-field-form\/es\/(?!FormContext)/, ...packages('@rc-component/async-validator')],
    alone: true,
  },
  {
    name: 'colour',
    rare: true,
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
    rare: true,
    parts: [
      ...antd('table', 'tree', 'radio'),
      ...packages('rc-table', 'rc-tree', '@rc-component/context'),
      // Parts that the table alone needs of the rest.
      /\/antd\/es\/_util\/(scrollTo|getScroll|easings)\./,
      /\/antd\/es\/_util\/hooks\/(useMultipleSelect|useSyncState|useProxyImperativeHandle)\./,
      /\/rc-util\/es\/Dom\/addEventListener\./,
      ...drawnIcons('CaretUpOutlined', 'CaretDownOutlined', 'FilterFilled'),
    ],
    alone: true,
  },
  // Components of every page but home.
  {
    name: 'antd',
    base: true,
    from: [
      ...['src/app/ViewPage.tsx', 'src/crud/ReadError.tsx', 'src/ui/confirm/ConfirmProvider.tsx'],
      ...['src/ui/busy.tsx', 'src/ui/layout/useNarrow.ts', 'src/ui/fields/useDebounced.ts'],
      ...['src/ui/popup/Opener.tsx', 'src/ui/display/clock.ts'],
      ...['src/ui/PlainButton.tsx', 'src/ui/fields/Select.tsx'],
      ...['useNotify', 'useImages', 'useTransfers', 'useIsPlatform', 'usePageKeys'].map(
        (hook) => `src/services/${hook}.ts`,
      ),
      ...['src/ui/layout/paging.ts', 'src/ui/late.ts', 'src/crud/useCall.ts'],
      // Names of provinces in lists, and in the filters of the workbench.
      'resources/lookups/provinceNames.ts',
    ],
    parts: [
      ...antd('config-provider', 'empty'),
      ...[/\/antd\/es\/input\/Input\./, /\/antd\/es\/locale\/zh_CN\./],
      ...commonIcons,
    ],
  },
  // Controls that a list draws once its rows are painted, and those that other pages draw with them.
  {
    name: 'antd-controls',
    base: true,
    from: [
      ...['src/ui/fields/AntdSelect.tsx', 'src/crud/list/PagerControls.tsx'],
      ...crud('recent/useRecentChoices.ts'),
    ],
    parts: [
      ...antd(
        ...['button', 'checkbox', 'pagination', 'segmented', 'select', 'skeleton', 'switch'],
        ...['tag', 'tooltip'],
      ),
      ...packages('rc-segmented'),
    ],
  },
  // Code shared by the tools of a list and the workbench: virtual rows and dragged rows.
  {
    name: 'rows',
    base: true,
    rare: true,
    from: ['src/ui/useReorder.ts', 'src/lib/moved.ts', 'src/lib/treeOrder.ts'],
    parts: packages(
      ...['@tanstack/react-virtual', '@tanstack/virtual-core'],
      ...['@atlaskit/pragmatic-drag-and-drop', 'bind-event-listener', 'raf-schd'],
    ),
  },
  // With the reading and checking of tables of choices, which other pages of the service need too.
  {
    name: 'workbench',
    rare: true,
    from: [
      'resources/expert/workbench/WorkbenchPage.tsx',
      ...['validateTable', 'difference', 'quota', 'addUnits'].map((name) => `src/gaokao/${name}.ts`),
      ...['workbench/model/readTable', 'institution/useSwitches', 'filling/queue', 'useJudgedMajors'].map(
        (name) => `resources/expert/${name}.ts`,
      ),
    ],
  },
  // The parts of every list, with the kinds of fields that several domains declare.
  {
    name: 'list',
    base: true,
    from: [
      ...['src/app/ResourceView.tsx', 'src/ui/Bar.tsx', 'src/ui/CopyText.tsx'],
      ...crud('list/rows/wholeTexts.ts', 'list/rows/InlineCell.tsx'),
    ],
    common: domains.filter(ships).map(entryOf),
    // Declared in one domain, and needed by what opens later in others: else these would fetch the domain.
    parts: [
      /\/src\/ui\/fields\/amount\./,
      /\/src\/lib\/(memoStatuses|updateTypes|linkAddress)\./,
      /\/src\/gaokao\/moneyEnumerations\./,
      /\/providers\/auth\/ruoyiIcons\./,
      ...drawnIcons('InboxOutlined'),
    ],
  },
  // Overlays of a page: menus, dialogs, drawers.
  {
    name: 'over',
    from: [
      ...['src/ui/layout/focusFirst.ts', 'src/ui/display/Details.tsx', 'src/ui/popup/useOwnButton.ts'],
      ...['src/ui/fields/chooseByEnter.ts', 'src/ui/fields/useEscapeCloses.ts'],
      // Files that are read, written and fetched, by the tools of a list and by dialogs.
      ...['src/lib/sheet/sheetJobs.ts', 'src/crud/transfers/useDownload.ts', 'src/crud/fields/readLabels.ts'],
      'src/crud/actions/partial.ts',
    ],
    parts: [
      ...antd('descriptions', 'input', 'dropdown', 'menu', 'popover', 'modal', 'drawer'),
      ...antd('badge', 'space', 'spin', 'alert'),
      ...drawnIcons('FolderOpenOutlined', 'PlusSquareOutlined', 'MinusSquareOutlined', 'CaretDownFilled'),
      /\/@babel\/runtime\/helpers\/esm\/objectDestructuringEmpty\./,
    ],
  },
  {
    name: 'form',
    from: [
      ...crud('form/FormPage.tsx', 'actions/BatchResult.tsx', 'recent/NothingChosen.tsx'),
      'src/ui/fields/NumberInput.tsx',
      'src/ui/fields/TextareaInput.tsx',
    ],
    // With the copy of a hook that radios ask (scripts/vite/ownCopies.mjs).
    parts: [...antd('form'), /\/antd\/es\/form\/hooks\/useForm\./],
  },
  // Dialogs of a list's tools, and actions on selected rows.
  {
    name: 'list-tools',
    rare: true,
    from: crud(
      ...['list/tools/ToolPanel.tsx', 'list/tools/ColumnsPanel.tsx', 'list/views/ViewsPanel.tsx'],
      ...['list/MoreMenu.tsx', 'list/rows/BatchBar.tsx', 'list/exporting/ExportAtOnce.tsx'],
    ),
  },
  {
    name: 'list-phone',
    rare: true,
    from: crud(
      ...['list/ListCards.tsx', 'list/phone/ListPhoneHead.tsx', 'list/phone/PhoneFilters.tsx'],
      ...['list/phone/MenuSheet.tsx', 'list/cards/RecordSheet.tsx'],
    ),
  },
  // Lists that are drawn otherwise: trees, rows in an order by hand, long ones.
  {
    name: 'tree',
    rare: true,
    from: crud(
      'tree/TreePage.tsx',
      'tree/CreateBelow.tsx',
      'list/order/OrderedRows.tsx',
      'list/rows/VirtualRows.tsx',
    ),
  },
  {
    name: 'dates',
    rare: true,
    from: ['DateInput', 'DateTimeInput', 'DateRangeInput', 'TimeRangeInput', 'dateFilters'].map(
      (name) => `src/ui/fields/${name}.tsx`,
    ),
  },
  ...domains.map((name) => ({ name, from: [entryOf(name)], rare: true, extras: withExtras.includes(name) })),
];

/** The plan of what is deployed, or of a demonstration. @param {{ demo: boolean }} build */
export const chunkPlan = ({ demo }) => ({
  groups: groups.filter(({ name }) => demo || ships(name)),
  startPages: Object.entries(startPages).filter(([name]) => demo || ships(name)),
  laterThan,
});
