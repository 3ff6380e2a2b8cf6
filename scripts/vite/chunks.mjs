/**
 * Which modules travel together. Left to itself the bundler makes a chunk of every set of pages that shares a module:
 * dozens of small files on a list, each compressed apart (16 kB more, gzipped).
 * @type {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export const chunkGroups = [
  // Everything before the sign-in; the groups below take none of it.
  { name: 'start', tags: ['$initial'], test: /^(?!.*\/src\/main\.tsx)/, priority: 3 },
  // Other libraries use these as well.
  { name: 'helpers', test: /\/@babel\/runtime\//, priority: 2 },
  // antd knows of forms everywhere; only pages that enter records need them.
  {
    name: 'form',
    test: /\/(rc-field-form\/es\/(?!FormContext)|@rc-component\/async-validator|rc-motion\/es\/(CSSMotionList|util\/diff))/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // antd's tables use a function or two of the trees; the rest comes with them.
  {
    name: 'tree',
    test: /\/rc-tree\/es\/(TreeNode|Indent|contextTypes)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // The colour picker; the class of a colour stays with the buttons, which reckon with it.
  {
    name: 'colour',
    test: /\/(@rc-component\/color-picker\/es\/(?!color\.)|rc-collapse\/|antd\/es\/(collapse|color-picker\/components|style\/motion\/collapse))[^?]*$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What every list draws, with what that needs.
  {
    name: 'antd',
    test: /\/antd\/es\/(button|checkbox|config-provider|empty|input\/Input|locale\/zh_CN|pagination|select|spin|switch|table|tag|tooltip)/,
    priority: 1,
  },
  // What every list consists of; other pages use a part of it here and there.
  {
    name: 'list',
    test: /\/src\/(crud\/(FieldCell|ResourceContext|ResourcePages|defineResource|translated|use(InvalidateResource|OpenRecord|Operation)|fields\/(dictionary|useDictionary)|list\/(FilterBar|List(Cards|Empty|Page|Table|Toolbar)|Pager|QuickFilters|RowActions|list|listAddress|use\w+|exporting\/ExportButton|importing\/ImportButton|keys\/useListKeys|columns\/(columns|useColumnSettings|useStored)|rows\/(RowCell|virtualBody|useHeadHeight|useLastOpened|useListPermissions|useSelection)|tools\/ListTools))|ui\/(confirm\/ConfirmProvider|fields\/(TextFilter|choice|date|field|number|rule|text|textarea)))\.\w+$/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Where all calls go; domains that are opened later know it as well.
  {
    name: 'calls',
    test: /\/(resources\/(\w+\/)?endpoints|providers\/endpoints\/builder)\.ts$/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
