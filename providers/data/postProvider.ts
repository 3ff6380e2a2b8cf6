import type { BaseKey, BaseRecord, CustomParams, CustomResponse, DataProvider } from '@refinedev/core';
import { isRecord } from '@/src/lib/record';
import type { Endpoints, Operation } from '../endpoints/builder';
import { callOperation, type DataDeps, operationOf } from './callOperation';
import { wireFilters, wireSorter } from './filters';
import { readList } from './listResponse';
import { asData, read, readRows, signalOf } from './records';
import { resourceCallIn } from './resourceCall';

/**
 * Refine's data provider over the POST-everything family (contract, section 2). A resource's calls are looked up by its
 * name. Nothing important is passed in `meta`, into which Refine merges the address's query.
 */
export function postProvider(deps: DataDeps): DataProvider {
  const operation = (resource: string, name: string) => {
    const endpoints = deps.endpointsOf(resource);
    return { endpoints, operation: operationOf(endpoints, resource, name) };
  };
  const write = (operation: Operation, body: unknown) => callOperation(deps, operation, { body });
  const remove = (resource: string, ids: readonly BaseKey[]) =>
    write(operation(resource, 'remove').operation, { id: ids.join(',') });

  return {
    getApiUrl: () => '',
    getList: async ({ resource, pagination, filters, sorters, meta }) => {
      const { endpoints, operation: list } = operation(resource, 'list');
      const page = {
        page: pagination?.currentPage ?? 1,
        limit: pagination?.pageSize ?? 20,
        ...wireFilters('rpc', filters),
        ...wireSorter('rpc', sorters),
      };
      const body = list.whole ? {} : page;
      const response = await callOperation(deps, list, { body, options: readRows(meta) });
      const { list: rows, total, extra } = readList(response, list.path);
      return { ...extra, data: rows.map((row) => asData(endpoints, row)), total };
    },
    getOne: async ({ resource, id, meta }) => {
      const { endpoints, operation: one } = operation(resource, 'one');
      const response = await callOperation(deps, one, {
        body: { [one.key ?? 'id']: id },
        options: read(signalOf(meta)),
      });
      const data = one.at && isRecord(response.data) ? response.data[one.at] : response.data;
      return { data: asData(endpoints, data, one.path) };
    },
    create: async ({ resource, variables }) => {
      const { endpoints, operation: create } = operation(resource, 'create');
      const response = await write(create, variables);
      return { data: created(endpoints, response.data, variables) };
    },
    update: async ({ resource, id, variables }) => {
      const { endpoints, operation: update } = operation(resource, 'update');
      await write(update, { ...taken(update, variables), id });
      return { data: asData(endpoints, { ...variables, id }) };
    },
    deleteOne: async ({ resource, id }) => {
      await remove(resource, [id]);
      return { data: asData(deps.endpointsOf(resource), { id }) };
    },
    deleteMany: async ({ resource, ids }) => {
      await remove(resource, ids);
      return { data: [] };
    },
    custom: (params) => callCustom(deps, params),
  };
}

/** The members that an update takes; all where it names none. */
function taken({ members }: Operation, variables: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(variables)) return {};
  if (!members) return variables;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => members.includes(name)));
}

/** The created record, or the sent one together with the id that the server gave it. */
function created<T extends BaseRecord>(endpoints: Endpoints, response: unknown, variables: unknown): T {
  return asData(endpoints, {
    ...(isRecord(variables) ? variables : {}),
    ...(isRecord(response) ? response : {}),
  });
}

/** Refine's `custom`: the call that `useCall` or `useOperation` put into `meta`, else one by its path. */
async function callCustom<T extends BaseRecord>(
  deps: DataDeps,
  { url, method, payload, query, meta }: CustomParams<unknown, unknown>,
): Promise<CustomResponse<T>> {
  const call = resourceCallIn(meta);
  if (call) {
    const { operation, request } = call;
    const signal = signalOf(meta);
    const response = await callOperation(
      deps,
      operation,
      signal ? { ...request, options: { ...request.options, signal } } : request,
    );
    return { data: call.keep(response) as BaseRecord as T };
  }
  const verb = method.toUpperCase();
  if (verb !== 'GET' && verb !== 'POST' && verb !== 'PUT' && verb !== 'DELETE')
    throw new Error(`No call here uses ${verb}`);
  const response = await callOperation(
    deps,
    { method: verb, path: url, given: true },
    {
      ...(isRecord(query) ? { query } : {}),
      body: payload,
      options: verb === 'GET' ? read(signalOf(meta)) : {},
    },
  );
  return { data: response.data as BaseRecord as T };
}
