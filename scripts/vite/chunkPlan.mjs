import {
  antd,
  commonIcons,
  crud,
  drawnIcons,
  expert,
  features,
  openedLate,
  packages,
  tableParts,
} from './planParts.mjs';
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
  // React, the sign-in, and code needed before sign-in or everywhere. With the page itself, a module of the build.
  {
    name: 'start',
    base: true,
    from: ['src/main.tsx'],
    parts: [/\/index\.html/, /vite\/(preload-helper|modulepreload-polyfill)/, /\/lib\/formatNumber\./],
  },
  // Calls, the opening of small sealed responses, and their times.
  {
    name: 'transport',
    base: true,
    from: ['opener', 'checkEnvelopeKey'].map((name) => `providers/http/envelope/${name}.ts`),
    parts: [/\/providers\/http\/transport\./, /\/src\/lib\/(dates|personalTexts)\./],
  },
  // A table shared with a family, what screens share with it, and what the list of students tells the workbench.
  {
    name: 'shared',
    base: true,
    from: [
      ...['resources/expert/share/SharedPage.tsx', 'resources/expert/filling/seenQueue.ts'],
      ...['readBatches', 'scoreTable', 'batch', 'requirement'].map((name) => `src/gaokao/${name}.ts`),
    ],
  },
  // The frame of every page with Refine, and code that home shares with the domains.
  {
    name: 'shell',
    base: true,
    from: ['src/app/App.tsx', ...features('toolbox/ToolboxOpener')],
    parts: [
      /\/src\/lib\/(money|searchText|groupBy|provinceName|openDialogs)\.|\/providers\/data\/resourceCall\./,
      /\/src\/services\/use(Pane|FormPlace|FreshWhenShown|WhenVisible)\.|\/src\/shell\/model\/currentMobile\./,
      /\/src\/ui\/chart\/ChartBoundary\./,
      /\/(antdSurface|readError|plainButton|plainInput|nothing|select|skeleton)\.css/,
      ...packages(
        ...['@refinedev/core', '@refinedev/react-router', '@tanstack/query-core', '@tanstack/react-query'],
        ...['react-router', 'neoqs', 'pluralize', 'es-toolkit'],
      ),
    ],
  },
  { name: 'menu-icons', from: ['src/ui/icons/menuIcons.ts'] },
  { name: 'home', from: features('home/HomePage') },
  // Fetched once home has settled.
  { name: 'trend', from: features('home/TrendChart') },
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
  { name: 'table', rare: true, parts: tableParts, alone: true },
  // Components of every page but home, none of them of antd: lists are drawn before that is here.
  {
    name: 'page',
    base: true,
    from: [
      ...['src/app/ViewPage.tsx', 'src/crud/ReadError.tsx', 'src/ui/confirm/ConfirmProvider.tsx'],
      ...['src/ui/busy.tsx', 'src/ui/layout/useNarrow.ts', 'src/ui/fields/useDebounced.ts'],
      ...['src/ui/Skeleton.tsx', 'src/ui/Nothing.tsx', 'src/ui/fields/PlainInput.tsx'],
      ...crud('recent/useRecentChoices.ts', 'recent/ChooseInList.tsx'),
      ...['src/ui/popup/Opener.tsx', 'src/ui/popup/intoWindow.ts', 'src/ui/display/clock.ts'],
      ...['src/ui/PlainButton.tsx', 'src/ui/fields/Select.tsx'],
      ...['useNotify', 'useImages', 'useTransfers', 'useIsPlatform', 'usePageKeys', 'useUndrafted'].map(
        (hook) => `src/services/${hook}.ts`,
      ),
      ...['src/ui/layout/paging.ts', 'src/ui/late.ts', 'src/crud/useCall.ts'],
      // Names of provinces in lists, and in the filters of the workbench; what both put out of date.
      ...['lookups/provinceNames', 'lookups/memberPages', 'expert/tablePages'].map(
        (name) => `resources/${name}.ts`,
      ),
    ],
    // Dragged rows need these of Babel's helpers, and nothing else of antd.
    parts: [
      ...commonIcons,
      /\/esm\/(toConsumableArray|arrayWithoutHoles|iterableToArray|nonIterableSpread)\./,
    ],
  },
  {
    name: 'antd',
    base: true,
    from: ['src/ui/AntdSurface.tsx'],
    parts: [
      ...[...antd('config-provider', 'empty'), ...packages('rc-resize-observer', '@babel/runtime')],
      /\/antd\/es\/input\/Input\./,
    ],
  },
  // Controls that a list draws once its rows are painted, and those that other pages draw with them.
  {
    name: 'antd-controls',
    base: true,
    from: ['src/ui/fields/AntdSelect.tsx', 'src/crud/list/PagerControls.tsx'],
    parts: [
      ...antd('button', 'checkbox', 'pagination', 'segmented', 'select', 'switch', 'tag', 'tooltip'),
      ...packages('rc-segmented'),
    ],
  },
  // Virtual rows and dragged rows, of the tools of a list and of the workbench.
  {
    name: 'rows',
    base: true,
    rare: true,
    from: ['src/ui/useReorder.ts', 'src/lib/moved.ts'],
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
      ...crud('fields/masked/useWholeValue.ts', 'tree/useWholeTree.ts', 'list/exporting/readAllRows.ts'),
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
  {
    name: 'over',
    from: [
      ...['src/ui/layout/focusFirst.ts', 'src/ui/display/Details.tsx', 'src/ui/popup/useOwnButton.ts'],
      ...['src/ui/fields/chooseByEnter.ts', 'src/ui/fields/useEscapeCloses.ts'],
      // Files that are read, written and fetched, by the tools of a list and by dialogs.
      ...['src/lib/sheet/sheetJobs.ts', ...crud('transfers/useDownload.ts', 'fields/readLabels.ts')],
      ...crud('actions/partial.ts'),
    ],
    parts: [
      ...antd('descriptions', 'input', 'dropdown', 'menu', 'popover', 'modal', 'drawer'),
      ...antd('badge', 'space', 'spin', 'alert'),
      ...drawnIcons('FolderOpenOutlined', 'PlusSquareOutlined', 'MinusSquareOutlined', 'CaretDownFilled'),
    ],
  },
  {
    name: 'form',
    from: [
      ...crud('form/FormPage.tsx', 'actions/BatchResult.tsx', 'actions/useTypedText.ts'),
      ...crud('recent/NothingChosen.tsx'),
      ...['src/ui/fields/NumberInput.tsx', 'src/ui/fields/TextareaInput.tsx'],
      // Replies, of memos and work orders.
      'resources/management/useUnsentReply.ts',
      // Charts and wide contents, of pages and panels that need the rest as well.
      ...['src/ui/chart/Chart.tsx', 'src/ui/layout/ScrollRegion.tsx'],
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
  // Panels and dialogs that are opened in the workbench all day, four of them fetched ahead.
  {
    name: 'workbench-panels',
    rare: true,
    from: expert(
      ...['inspector/InspectorPane', 'workbench/page/WorkbenchDrawer', 'workbench/table/RowMenu'],
      ...['PlaceDialog', 'NoteDialog', 'PicksDialog'].map((name) => `workbench/dialogs/${name}`),
      ...['FacetValues', 'NamedSets', 'Figures'].map((name) => `candidates/filterBar/${name}`),
      'workbench/table/TableSettings',
      ...['workbench/check/CheckPanel', 'workbench/check/HistoryPanel'],
    ),
  },
  // Fetched once any page has settled: reminders, unread release notes, results of the command palette.
  {
    name: 'settled',
    from: [
      ...features('memoReminders/MemoReminders', 'updates/UnreadPopups', 'palette/PaletteResults'),
      'src/app/recordSearch.ts',
    ],
  },
  ...openedLate,
  ...domains.map((name) => ({ name, from: [entryOf(name)], rare: true, extras: withExtras.includes(name) })),
];

/** The plan of what is deployed, or of a demonstration. @param {{ demo: boolean }} build */
export const chunkPlan = ({ demo }) => ({
  groups: groups.filter(({ name }) => demo || ships(name)),
  startPages: Object.entries(startPages).filter(([name]) => demo || ships(name)),
  laterThan,
});
