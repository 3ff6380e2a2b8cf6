/**
 * @typedef {import('../../providers/endpoints/builder').Endpoints} Endpoints
 * @typedef {import('../../providers/endpoints/builder').Operation} Operation
 * @typedef {{ path: string, text: string }} File
 *
 * @typedef {object} Calls
 * @property {Readonly<Record<string, Endpoints>>} resources by resource name
 * @property {Readonly<Record<string, Operation>>} platform
 */

/**
 * Who makes the operations that the generic pages know.
 * @type {Readonly<Record<string, string>>}
 */
const genericPages = {
  list: 'list page',
  one: 'show page, edit form',
  create: 'create form',
  update: 'edit form',
  remove: 'delete button',
  export: 'export button',
};

/**
 * docs/calls.md: every call, given or assumed, the permission that it needs, and who makes it.
 * @param {Calls} calls
 * @param {File[]} files the code of the product, in which the makers are looked for
 * @returns {string}
 */
export function renderCalls({ resources, platform }, files) {
  const all = [
    ...Object.values(platform),
    ...Object.values(resources).flatMap(({ operations }) => Object.values(operations)),
  ];
  const given = all.filter((operation) => operation.given).length;
  return [
    '# Calls',
    '',
    'Written by `npm run calls` from `providers/endpoints/platformCalls.ts` and `resources/*/endpoints.ts`; a test fails when it is out of date.',
    '',
    `${all.length} calls: ${given} given by the specification, ${all.length - given} assumed. A team with the real server changes an assumed call in its endpoints.`,
    '',
    '## Session and platform',
    '',
    ...table(
      ['call', 'method', 'path', '', 'made by'],
      Object.entries(platform).map(([name, operation]) => [
        name,
        ...cellsOf(operation),
        mentions(files, new RegExp(`\\b(platform|shell|file)Calls\\.${name}\\b`)),
      ]),
    ),
    ...Object.entries(resources).flatMap(([name, endpoints]) => renderResource(name, endpoints, files)),
  ].join('\n');
}

/**
 * @param {string} name
 * @param {Endpoints} endpoints
 * @param {File[]} files
 */
function renderResource(name, { family, operations }, files) {
  const domain = files.filter(({ path }) => path.startsWith(`resources/${name.split('/')[0]}/`));
  const variable = `${name.split('/')[0]}Endpoints`;
  const hasPages = domain.some(
    ({ text }) => text.includes(`name: '${name}'`) || text.includes(`endpoints: ${variable}['${name}']`),
  );
  /** @param {string} operation */
  const makers = (operation) => {
    if (!hasPages) return mentions(files, new RegExp(`'${name}'`)); // other resources refer to it
    return genericPages[operation] ?? mentions(domain, new RegExp(`(['"]|operations\\.)${operation}\\b`));
  };
  const rows = Object.entries(operations).map(([operation, about]) => [
    operation,
    ...cellsOf(about),
    about.permission
      ? [
          about.permission,
          ...(about.orPermissions ?? []),
          ...(about.formPermission ? [about.formPermission] : []),
        ]
          .map(code)
          .join(' or ')
      : 'any user',
    makers(operation),
  ]);
  const title = `## ${name} (${family === 'rpc' ? 'POST' : 'REST'})`;
  return [title, '', ...table(['operation', 'method', 'path', '', 'permission', 'made by'], rows)];
}

/** @param {Operation} operation */
function cellsOf({ method, path, given }) {
  return [method, code(path), given ? 'given' : 'assumed'];
}

/**
 * The files that name a call, tests and the endpoints themselves left out.
 * @param {File[]} files
 * @param {RegExp} name
 */
function mentions(files, name) {
  const makers = files.filter(
    ({ path, text }) => !/\.test\.tsx?$|(^|\/)endpoints\.ts$/.test(path) && name.test(text),
  );
  return makers.map(({ path }) => code(path)).join(', ') || 'nobody yet';
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).concat('');
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}
