/**
 * A group of modules that travel together (chunkPlan.mjs).
 *
 * @typedef {object} Group
 * @property {string} name
 * @property {readonly string[]} [from]
 * @property {readonly string[]} [common]
 * @property {readonly RegExp[]} [parts]
 * @property {boolean} [alone] without what its modules import
 * @property {boolean} [base] lists fetch it at the latest with their rows
 * @property {boolean} [extras] a domain whose lists draw figures or cards of their own beside the rows
 * @property {boolean} [rare] of what opens later, only some needs it (scripts/vite/laterChunks.mjs)
 */

/** Modules of the engine. @param {string[]} paths */
export const crud = (...paths) => paths.map((path) => `src/crud/${path}`);

/** Pages, panels and dialogs of the expert's domain. @param {string[]} paths */
export const expert = (...paths) => paths.map((path) => `resources/expert/${path}.tsx`);

/** Features of the shell. @param {string[]} paths */
export const features = (...paths) => paths.map((path) => `src/shell/features/${path}.tsx`);

/** Components of antd by the names of their folders. @param {string[]} names */
export const antd = (...names) => names.map((name) => new RegExp(`/antd/es/${name}/[^?]*$`));

/** Icons by their names. @param {string[]} names */
const icons = (...names) =>
  names.map((name) => new RegExp(`/@ant-design/icons(-svg)?/es/(asn|icons)/${name}\\.`));

/** Icons as pages draw them, without the copies of menus (scripts/vite/ownCopies.mjs). @param {string[]} names */
export const drawnIcons = (...names) =>
  names.map(
    (name) => new RegExp(`/@ant-design/icons(-svg/es/asn/${name}\\.js\\?drawn|/es/icons/${name}\\.)`),
  );

/** Packages by their names. @param {string[]} names */
export const packages = (...names) => names.map((name) => new RegExp(`/node_modules/${name}/`));

/** Icons that lists draw, or that several domains and antd's controls have. */
export const commonIcons = icons(
  ...['PlusOutlined', 'SettingOutlined', 'UpOutlined', 'HolderOutlined', 'MoreOutlined', 'FilterOutlined'],
  ...['ClockCircleOutlined', 'CheckCircleOutlined', 'DeleteOutlined', 'FolderOutlined', 'ProfileOutlined'],
  ...['RedoOutlined', 'UndoOutlined', 'ArrowUpOutlined', 'ArrowDownOutlined'],
  ...['WarningFilled', 'StarFilled', 'StarOutlined'],
  // Icons that several domains declare: else one domain would fetch another for an icon.
  ...['SyncOutlined', 'FileTextOutlined'],
  // Icons that antd's controls, calendars or passwords have as well: else a list would fetch these.
  ...['DownOutlined', 'CloseOutlined', 'SearchOutlined', 'CheckOutlined'],
  ...['CalendarOutlined', 'EyeOutlined', 'EyeInvisibleOutlined', 'LeftOutlined', 'RightOutlined'],
);

/** antd's table and tree, with parts that the table alone needs of the rest, and the table with pages. */
export const tableParts = [
  /\/src\/ui\/table\/PagedTable\./,
  ...antd('table', 'tree', 'radio'),
  ...packages('rc-table', 'rc-tree', '@rc-component/context'),
  /\/antd\/es\/_util\/(scrollTo|getScroll|easings)\./,
  /\/antd\/es\/_util\/hooks\/(useMultipleSelect|useSyncState|useProxyImperativeHandle)\./,
  /\/rc-util\/es\/Dom\/addEventListener\./,
  ...drawnIcons('CaretUpOutlined', 'CaretDownOutlined', 'FilterFilled'),
];

/** Groups of what only some pages and fields open. @type {readonly Group[]} */
export const openedLate = [
  // Lists that are drawn otherwise: trees, rows in an order by hand, long ones.
  {
    name: 'tree',
    rare: true,
    from: crud(
      ...['tree/TreePage.tsx', 'tree/CreateBelow.tsx'],
      ...['list/order/OrderedRows.tsx', 'list/rows/VirtualRows.tsx'],
    ),
  },
  {
    name: 'dates',
    rare: true,
    from: ['DateInput', 'DateTimeInput', 'DateRangeInput', 'TimeRangeInput', 'dateFilters'].map(
      (name) => `src/ui/fields/${name}.tsx`,
    ),
  },
  // Uploads and the REST screens need axios, shown HTML and drawings the sanitiser.
  { name: 'axios', rare: true, from: ['providers/http/trackedRequest.ts', 'providers/data/axiosOver.ts'] },
  { name: 'purify', rare: true, from: ['src/lib/purifyHtml.ts', 'src/lib/cleanSvg.ts'] },
  { name: 'json', parts: [/\/src\/lib\/json\//], alone: true },
  { name: 'hash', from: ['src/lib/portableHash.ts'] },
  { name: 'differences', from: ['src/ui/display/compare/ParagraphDiff.tsx'] },
  { name: 'cron-words', from: ['src/ui/fields/cron/CronWords.tsx'] },
  {
    name: 'cron',
    from: ['CronInput', 'CronBuilder'].map((name) => `src/ui/fields/cron/${name}.tsx`),
    rare: true,
  },
];
