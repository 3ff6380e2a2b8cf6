import { dirname } from 'node:path';

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
 * Callers of the operations that the generic pages know.
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
        makersIn(files, (text) => callsPlatform(text, name)),
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
  const root = `resources/${name.split('/')[0]}`;
  const domain = files.filter(({ path }) => path.startsWith(`${root}/`));
  const variable = `${name.split('/')[0]}Endpoints`;
  const hasPages = domain.some(
    ({ text }) =>
      text.includes(`name: '${name}'`) ||
      text.includes(`endpoints: ${variable}['${name}']`) ||
      (text.includes(`endpoints = ${variable}['${name}']`) && text.includes('defineResource')),
  );
  const isOwn = belongsTo(domain, root, `${variable}['${name}']`);
  /** @param {string} operation */
  const makers = (operation) => {
    if (hasPages && genericPages[operation]) return genericPages[operation];
    const own = makersIn(
      domain,
      (text, path) =>
        (hasPages && isOwn(text, path) && asks(text, operation)) || takesOut(text, name, operation),
    );
    if (own !== nobody) return own;
    // other resources refer to it; or it belongs to a shared action or dialog
    if (!hasPages) return makersIn(files, (text) => text.includes(`'${name}'`));
    const shared = files.filter(({ path }) => path.startsWith('src/crud/'));
    return makersIn(shared, (text) => asks(text, operation));
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

/**
 * Whether a file may mean a resource's operation by its bare name. It names the resource's endpoints, or it names none.
 * In that case its folder is the domain's, or has a file that names them.
 * @param {File[]} domain
 * @param {string} root the domain's folder
 * @param {string} endpoints as code names them
 */
function belongsTo(domain, root, endpoints) {
  const folders = makingFiles(domain, (text) => text.includes(endpoints))
    .map(({ path }) => dirname(path))
    .filter((folder) => folder !== root);
  /** @param {string} text @param {string} path */
  return (text, path) =>
    text.includes(endpoints) ||
    (!text.includes("Endpoints['") &&
      (dirname(path) === root || folders.some((folder) => path.startsWith(`${folder}/`))));
}

/** @param {Operation} operation */
function cellsOf({ method, path, given }) {
  return [method, code(path), given ? 'given' : 'assumed'];
}

const nobody = 'nobody yet';

/**
 * The files that make a call, as a cell.
 * @param {File[]} files
 * @param {(text: string, path: string) => boolean} makes
 */
function makersIn(files, makes) {
  return (
    makingFiles(files, makes)
      .map(({ path }) => code(path))
      .join(', ') || nobody
  );
}

/**
 * Files of which something is true, tests and the endpoints themselves left out.
 * @param {File[]} files
 * @param {(text: string, path: string) => boolean} is
 */
function makingFiles(files, is) {
  return files.filter(({ path, text }) => !/\.test\.tsx?$|(^|\/)endpoints\.ts$/.test(path) && is(text, path));
}

/**
 * Whether a file makes a call of the platform, by its whole name or out of a destructuring.
 * @param {string} text
 * @param {string} name
 */
function callsPlatform(text, name) {
  const calls = '(?:platform|shell|file)Calls';
  return new RegExp(`\\b${calls}\\.${name}\\b`).test(text) || destructures(text, calls, name);
}

/**
 * Whether a page names an operation of its resource as one to call. Hooks, calls, actions, dialogs, steps and the counts
 * of a list do so; others take it out of the operations.
 * @param {string} text
 * @param {string} operation
 */
function asks(text, operation) {
  const name = `['"]${operation}['"]`;
  const forms = [
    `\\b(useOperation(<[^>]*>)?|call|step)\\(\\s*${name}`,
    `\\boperationOf\\([^()]*${name}`,
    `\\boperation(:|=\\{?) ?(['"]\\w+['"] \\| )*${name}`,
    `\\bcounts: ${name}`,
    `\\b(operations|calls)\\.${operation}\\b`,
  ];
  return (
    new RegExp(forms.join('|')).test(text) ||
    destructures(text, '[\\w.]*\\bendpoints\\.operations', operation)
  );
}

/**
 * Whether a file destructures an operation from a resource's endpoints, or uses an alias of them. The forms are
 * `const { home: page } = xEndpoints['x/y'].operations`, or `const calls = xEndpoints['x/y'].operations` and
 * `calls.home`.
 * @param {string} text
 * @param {string} resource
 * @param {string} operation
 */
function takesOut(text, resource, operation) {
  const place = `\\w+Endpoints\\['${resource}'\\]`;
  const aliases = [...text.matchAll(new RegExp(`const (\\w+) = ${place};`, 'g'))].map(([, alias]) => alias);
  const sources = [place, ...aliases].map((one) => `${one}\\.operations`);
  return sources.some((source) => {
    const kept = [...text.matchAll(new RegExp(`const (\\w+) = ${source};`, 'g'))].map(([, alias]) => alias);
    const isRead = kept.some((alias) => new RegExp(`\\b${alias}\\.${operation}\\b`).test(text));
    return isRead || destructures(text, source, operation);
  });
}

/**
 * Whether `const { …, name: other, … } = source;` is in a text.
 * @param {string} text
 * @param {string} source a pattern
 * @param {string} name
 */
function destructures(text, source, name) {
  const found = text.matchAll(new RegExp(`const \\{([^{}]*)\\} = ${source};`, 'g'));
  return [...found].some(([, members = '']) =>
    members.split(',').some((member) => member.split(':')[0]?.trim() === name),
  );
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
