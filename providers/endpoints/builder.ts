import type { RuoyiVersion } from '@/src/lib/ruoyiVersions';

/**
 * Endpoints as data: the address of each operation of a resource, and its permission. Paths are typed here once. The
 * data providers, the mocks, the permission checks and docs/calls.md read these values.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: its address, whether the specification gives it, and the permission that the server asks for. */
export interface Operation {
  readonly method: Method;
  /** Full path; `{id}` represents the record's id, or several joined with commas. */
  readonly path: string;
  /** False where the specification lacks the call (contract, top): a team with the real server corrects it here. */
  readonly given: boolean;
  /** The permission string needed; undefined where any signed-in user may call. */
  readonly permission?: string | undefined;
  /** Permissions, each of which also allows to offer and make the call. */
  readonly orPermissions?: readonly string[];
  /** The permission with which a form makes a call that it does not offer: changing a record includes reading it. */
  readonly formPermission?: string;
  /** Name of the id in a POST body; `id` where absent. */
  readonly key?: string | undefined;
  /** Member of `data` that holds the record, where it is not `data` itself. */
  readonly at?: string | undefined;
  /** Members of the response beside `data` that belong to the record. */
  readonly beside?: readonly string[] | undefined;
  /** `public`: never with a token; `open`: with one where there is one. Neither ends a session (contract, section 1). */
  readonly access?: 'public' | 'open' | undefined;
  /** Whether it carries the bearer token, as calls of the REST family do anyway. */
  readonly bearer?: boolean | undefined;
  /** Whether a refusal 601 is only a warning: RuoYi's servers refuse a forced call again. */
  readonly warnsOnly?: boolean | undefined;
  /** Whether it changes something although its method is GET: it is never repeated by itself. */
  readonly writes?: boolean | undefined;
  /** Members of every call of it, beside the request's own. */
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /** The only members that an update takes beside the id, where its records have more. */
  readonly members?: readonly string[] | undefined;
  /** Whether the list comes whole: neither page nor filters are sent, and matches are found here. */
  readonly whole?: boolean | undefined;
  /** The version of RuoYi that it came with; every supported one has it where absent. */
  readonly since?: RuoyiVersion | undefined;
}

/** The operations that the data providers know by name. */
export type StandardOperation = 'list' | 'one' | 'create' | 'update' | 'remove' | 'export';

/** POST-everything (`rpc`) or the RuoYi layout (`rest`); contract, section 1. */
export type Family = 'rpc' | 'rest';

/** All calls of a resource to the server. `Name` lists its operations. */
export interface Endpoints<Name extends string = string> {
  /** Name of the resource, unless it sets another: the domain's name and its own, as in `customer/store`. */
  readonly name: string;
  /** Name of the page of its records in the rule list: the name and `/index`, unless it says another. */
  readonly view: string;
  readonly family: Family;
  /** Prefix of the permission strings: `customer:store`. */
  readonly permission: string;
  /** Member that holds a record's id. The providers pass records on with `id` set, whatever the server calls it. */
  readonly idField: string;
  /** Address of a record's page, `{id}` in place of its id, where that is not the resource's own show page. */
  readonly page?: string;
  /** Members that a server may send and nobody here may see: the hashes of passwords. */
  readonly hidden?: readonly string[];
  readonly operations: { readonly [K in Name]: Operation };
}

/** One operation in `rpc` and `rest`, where an action's name alone is not enough. */
export interface OperationSpec extends Partial<Pick<Operation, Told>> {
  /** Action below the base, or a full path where it begins with a slash. */
  readonly path: string;
  /** Last part of the permission string; null where none is needed. The family's own verb where absent. */
  readonly verb?: string | null;
  /** The whole permission string, where it is that of another resource. */
  readonly permission?: string;
}

/** Members of an operation that its declaration gives as they are. */
type Told =
  | ('method' | 'given' | 'key' | 'at' | 'beside' | 'warnsOnly' | 'writes' | 'body')
  | ('members' | 'whole' | 'orPermissions' | 'since');

type Spec = string | OperationSpec;

/** Marks a call that the specification does not give. */
export function assumed(spec: Spec): OperationSpec {
  return { ...asSpec(spec), given: false };
}

const rpcVerbs: Record<StandardOperation, string> = {
  list: 'list',
  one: 'show',
  create: 'create',
  update: 'edit',
  remove: 'delete',
  export: 'export',
};

const restVerbs: Record<StandardOperation, string> = {
  list: 'list',
  one: 'query',
  create: 'add',
  update: 'edit',
  remove: 'remove',
  export: 'export',
};

/** The permission verb of a standard operation in a family (design decision 1). */
export function verbOf(family: Family, operation: StandardOperation): string {
  return (family === 'rpc' ? rpcVerbs : restVerbs)[operation];
}

/**
 * Endpoints of a POST-everything resource: `rpc('/ssystem-api/api/store', { permission: 'customer:store', calls: {
 * list: 'list', create: 'addStore' } })`. Its name is the permission's, with slashes, unless it sets another.
 */
export function rpc<Name extends string>(
  base: string,
  about: Partial<Pick<Endpoints, 'name' | 'view' | 'idField' | 'page'>> & {
    readonly permission: string;
    readonly calls: { readonly [K in Name]: Spec };
  },
): Endpoints<Name> {
  const { permission, name = permission.replaceAll(':', '/'), idField = 'id', page, calls } = about;
  return {
    name,
    view: about.view ?? `${name}/index`,
    family: 'rpc',
    permission,
    idField,
    ...(page !== undefined && { page }),
    operations: build('rpc', base, permission, calls),
  };
}

/** Calls of every REST resource by RuoYi's conventions (contract, section 3). */
const restCalls = {
  list: { path: 'list', method: 'GET' },
  one: { path: '{id}', method: 'GET' },
  create: { path: '', method: 'POST' },
  update: { path: '', method: 'PUT' },
  remove: { path: '{id}', method: 'DELETE' },
} as const satisfies Record<string, OperationSpec>;

type RestName = keyof typeof restCalls;

/** As in `rpc`; `true` for one of the usual calls. */
type RestSpec = true | string | Partial<OperationSpec>;

/** Further calls of many REST resources, by the name that resources give them. */
const usualCalls: Readonly<Record<string, Partial<OperationSpec>>> = {
  export: { path: 'export' },
  options: { path: 'optionselect', method: 'GET', verb: null },
  changeStatus: { path: 'changeStatus', method: 'PUT', verb: 'edit' },
  refresh: { path: 'refreshCache', method: 'DELETE', verb: 'remove' },
  clean: { path: 'clean', method: 'DELETE', verb: 'remove' },
};

/**
 * Endpoints of a REST resource, named after its base (`/system/post`), as its permission is, unless it sets others.
 * `only` leaves out standard operations that it lacks; `calls` adds to them or replaces them. `given: false` is for a
 * resource that the specification does not name: its calls are assumed unless they say otherwise. A call that many
 * resources have (`export`, `options` …) needs only `true`.
 */
export function rest<Only extends RestName = RestName, Extra extends string = never>(
  base: string,
  about: Partial<Pick<Endpoints, 'name' | 'view' | 'permission' | 'idField'>> & {
    given?: boolean;
    hidden?: readonly string[];
    only?: readonly Only[];
    calls?: { readonly [K in Extra]: RestSpec };
  } = {},
): Endpoints<Only | Extra> {
  const names: readonly RestName[] = about.only ?? (Object.keys(restCalls) as RestName[]);
  const { given = true, name = base.slice(1), permission = name.replaceAll('/', ':') } = about;
  const standard = Object.fromEntries(names.map((name) => [name, { given, ...restCalls[name] }]));
  const extra = Object.entries<RestSpec>(about.calls ?? {}).map(([name, spec]) => [
    name,
    { path: '', given, ...usualCalls[name], ...(spec === true ? {} : asSpec(spec)) },
  ]);
  const calls = { ...standard, ...Object.fromEntries(extra) } as { readonly [K in Only | Extra]: Spec };
  return {
    name,
    view: about.view ?? `${name}/index`,
    family: 'rest',
    permission,
    idField: about.idField ?? 'id',
    ...(about.hidden && { hidden: about.hidden }),
    operations: build('rest', base, permission, calls),
  };
}

/** A single call outside a resource: session, platform, files. */
export function call(
  path: string,
  more: Omit<OperationSpec, 'path' | 'verb' | 'permission'> &
    Pick<Operation, 'permission' | 'access' | 'bearer'> = {},
): Operation {
  return { method: 'POST', given: true, ...more, path };
}

function build<Name extends string>(
  family: Family,
  base: string,
  permission: string,
  calls: { readonly [K in Name]: Spec },
): { readonly [K in Name]: Operation } {
  const entries = Object.entries<Spec>(calls).map(([name, spec]) => [
    name,
    operation(family, base, permission, name, asSpec(spec)),
  ]);
  return Object.fromEntries(entries);
}

function operation(
  family: Family,
  base: string,
  permission: string,
  name: string,
  spec: OperationSpec,
): Operation {
  const verbs: Record<string, string> = family === 'rpc' ? rpcVerbs : restVerbs;
  const { path, method = 'POST', given = true, verb = verbs[name] ?? name, permission: own, ...more } = spec;
  return {
    method,
    path: joinPath(base, path),
    given,
    permission: own ?? (verb === null ? undefined : `${permission}:${verb}`),
    ...(family === 'rpc' &&
      name === 'one' &&
      verb === rpcVerbs.one && { formPermission: `${permission}:${rpcVerbs.update}` }),
    ...more,
  };
}

function joinPath(base: string, path: string): string {
  if (path.startsWith('/')) return path;
  return path === '' ? base : `${base}/${path}`;
}

function asSpec<T extends object>(spec: string | T): T | { path: string } {
  return typeof spec === 'string' ? { path: spec } : spec;
}
