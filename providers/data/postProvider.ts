import type { BaseKey, BaseRecord, DataProvider } from '@refinedev/core';
import { isRecord } from '@/src/lib/record';
import { ask, type DataDeps, operationOf } from './ask';
import type { Endpoints } from './endpoints';
import { wireFilters, wireSorter } from './filters';
import { readList } from './listAnswer';
import { asData, askCustom, read, signalOf } from './shared';

/**
 * Refine's data provider over the POST-everything family (contract, section 2).
 * Where a resource's calls go is looked up by its name; nothing that matters travels in `meta`, into which Refine
 * merges the address's query.
 */
export function postProvider(deps: DataDeps): DataProvider {
  const operation = (resource: string, name: string) => {
    const endpoints = deps.endpointsOf(resource);
    return { endpoints, operation: operationOf(endpoints, resource, name) };
  };
  const remove = async (resource: string, ids: readonly BaseKey[]) => {
    await ask(deps, operation(resource, 'remove').operation, { body: { id: ids.join(',') } });
  };

  return {
    getApiUrl: () => '',
    getList: async ({ resource, pagination, filters, sorters, meta }) => {
      const { endpoints, operation: list } = operation(resource, 'list');
      const body = {
        page: pagination?.currentPage ?? 1,
        limit: pagination?.pageSize ?? 20,
        ...wireFilters('rpc', filters),
        ...wireSorter('rpc', sorters),
      };
      const answer = await ask(deps, list, { body, options: read(signalOf(meta)) });
      const { list: rows, total, extra } = readList(answer, list.path);
      return { data: rows.map((row) => asData(endpoints, row)), total, ...extra };
    },
    getOne: async ({ resource, id, meta }) => {
      const { endpoints, operation: one } = operation(resource, 'one');
      const answer = await ask(deps, one, { body: { [one.key ?? 'id']: id }, options: read(signalOf(meta)) });
      const data = one.at && isRecord(answer.data) ? answer.data[one.at] : answer.data;
      return { data: asData(endpoints, data, one.path) };
    },
    create: async ({ resource, variables }) => {
      const { endpoints, operation: create } = operation(resource, 'create');
      const answer = await ask(deps, create, { body: variables });
      return { data: created(endpoints, answer.data, variables) };
    },
    update: async ({ resource, id, variables }) => {
      const { endpoints, operation: update } = operation(resource, 'update');
      await ask(deps, update, { body: { ...variables, id } });
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
    custom: (params) => askCustom(deps, params),
  };
}

/** The created record, or what was sent together with the id that the server gave it. */
function created<T extends BaseRecord>(endpoints: Endpoints, answer: unknown, variables: unknown): T {
  return asData(endpoints, {
    ...(isRecord(variables) ? variables : {}),
    ...(isRecord(answer) ? answer : {}),
  });
}
