import { withImport, withPart, withPartBefore } from './edits.mjs';

/**
 * @typedef {import('../../resources/tool/gen/own/ownModel').OwnModel} OwnModel
 * @typedef {(path: string, change: (text: string) => string) => void} Change
 */

/**
 * A folder for a domain that there is not, and its line in the list of all.
 * @param {OwnModel} model
 * @param {Map<string, string>} files
 * @param {Change} change
 */
export function newDomain({ domain }, files, change) {
  files.set(
    `resources/${domain}/endpoints.ts`,
    `import { rest } from '@/providers/endpoints/builder';

/** REST calls of the ${domain} domain. */
export const ${domain}Endpoints = {
} as const;
`,
  );
  files.set(
    `resources/${domain}/screens.ts`,
    `import type { Screen } from '@/src/crud/defineScreen';

/** Pages of the ${domain} domain that are not CRUD. */
export const ${domain}Screens: readonly Screen[] = [];
`,
  );
  files.set(
    `resources/${domain}/index.ts`,
    `import type { Resource } from '@/src/crud/defineResource';

/** Resources of the ${domain} domain, in menu order. */
export const ${domain}: readonly Resource[] = [
];
`,
  );
  files.set(
    `resources/${domain}/lives.browser.test.tsx`,
    `import { describeLives } from '@/src/testing/life';

await describeLives('${domain}');
`,
  );
  change('resources/index.ts', (text) => {
    const entry = `  ${domain}: {
    endpoints: ${domain}Endpoints,
    screens: ${domain}Screens,
    load: () => import('./${domain}').then(({ ${domain} }) => ${domain}),
  },
`;
    const imported = withImport(text, `${domain}Endpoints`, `./${domain}/endpoints`);
    return withPartBefore(withImport(imported, `${domain}Screens`, `./${domain}/screens`), entry, '  dev: {');
  });
}

/**
 * The page in the menu of the mock server, with its functions.
 * @param {OwnModel} model
 * @param {{ read: (path: string) => string | undefined, menuIds: ReadonlySet<number> }} tree
 * @param {Map<string, string>} files
 * @param {Change} change
 */
export function shownInMenu(
  { domain, business, label, groupLabel, tree: isTree },
  { read, menuIds },
  files,
  change,
) {
  const path = `mocks/menu/${domain}.ts`;
  const there = read(path);
  const group = Number(/group\((\d+),/.exec(there ?? '')?.[1] ?? freeGroup(menuIds));
  const taken = [...(there ?? '').matchAll(/\((\d+), /g)].map(([, number]) => Number(number));
  const id = freePage(group, new Set([...menuIds, ...taken]));
  const verbs = `query add edit remove${isTree ? '' : ' export'}`;
  const page = `page(${id}, '${business}', ${JSON.stringify(label)}, 'TableOutlined', '${verbs}')`;
  if (there !== undefined)
    return change(path, (text) => withPart(withImport(text, 'page', './node'), page, '])'));
  files.set(
    path,
    `import { group, page } from './node';

export const ${domain}Menu = group(${group}, '${domain}', ${JSON.stringify(groupLabel)}, 'AppstoreOutlined', [
  ${page},
]);
`,
  );
  return change('mocks/menu/menuTable.ts', (text) =>
    withPartBefore(
      withImport(text, `${domain}Menu`, `./${domain}`),
      `  ...${domain}Menu,\n`,
      '  ...devMenu,',
    ),
  );
}

/** Menus of one group are numbered within its hundred, functions by their page. */
const hundred = 100;

/** @param {ReadonlySet<number>} ids */
function freeGroup(ids) {
  let group = 1200;
  while ([...ids].some((id) => id >= group && id < group + hundred)) group += hundred;
  return group;
}

/**
 * @param {number} group
 * @param {ReadonlySet<number>} ids
 */
function freePage(group, ids) {
  for (let id = group + 1; id < group + hundred; id += 1) {
    const functions = Array.from({ length: 10 }, (_, index) => id * hundred + index);
    if (![id, ...functions].some((taken) => ids.has(taken))) return id;
  }
  throw new Error(`no number is free between ${group} and ${group + hundred}`);
}
