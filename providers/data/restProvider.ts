import type { DataProvider } from '@refinedev/core';
import { createLoader } from '@/src/lib/loader';
import { isRecord } from '@/src/lib/record';
import type { Operation } from '../endpoints/builder';
import { callOperation, type DataDeps, type OperationRequest, operationOf } from './callOperation';
import { wireFilters, wireSorter } from './filters';
import { readList } from './listResponse';
import { asData, presentData, read, readRows, signalOf } from './records';

/**
 * Refine's data provider over the REST family (contract, section 3; the public RuoYi layout). simple-rest supplies the
 * part that this layout shares with plain REST (`custom`). The rest is adapted: paging and sorting by RuoYi's names,
 * and a strict total. Ids are joined with commas, and under the resource's own name.
 */
export function restProvider(deps: DataDeps): DataProvider {
  const find = (resource: string, name: string) => {
    const endpoints = deps.endpointsOf(resource);
    return { endpoints, operation: operationOf(endpoints, resource, name) };
  };
  const write = (operation: Operation, request: OperationRequest) => callOperation(deps, operation, request);

  return {
    getApiUrl: () => '',
    getList: async ({ resource, pagination, filters, sorters, meta }) => {
      const { endpoints, operation } = find(resource, 'list');
      const query = {
        pageNum: pagination?.currentPage ?? 1,
        pageSize: pagination?.pageSize ?? 10,
        ...wireFilters('rest', filters),
        ...wireSorter('rest', sorters),
      };
      const response = await callOperation(deps, operation, { query, options: readRows(meta) });
      const { list, total, extra } = readList(response, operation.path);
      return { ...extra, data: list.map((row) => asData(endpoints, row)), total };
    },
    getOne: async ({ resource, id, meta }) => {
      const { endpoints, operation } = find(resource, 'one');
      const response = await callOperation(deps, operation, { id, options: read(signalOf(meta)) });
      const record = asData(endpoints, presentData(response, operation), operation.path);
      const more = operation.beside?.map((name) => [name, response.members[name]]) ?? [];
      return { data: asData(endpoints, { ...record, ...Object.fromEntries(more) }) };
    },
    create: async ({ resource, variables }) => {
      const { endpoints, operation } = find(resource, 'create');
      const response = await write(operation, { body: variables });
      return { data: asData(endpoints, { ...variables, ...(isRecord(response.data) ? response.data : {}) }) };
    },
    update: async ({ resource, id, variables }) => {
      const { endpoints, operation } = find(resource, 'update');
      await write(operation, { body: { ...variables, [endpoints.idField]: id } });
      return { data: asData(endpoints, { ...variables, id }) };
    },
    deleteOne: async ({ resource, id }) => {
      const { endpoints, operation } = find(resource, 'remove');
      await write(operation, { id });
      return { data: asData(endpoints, { id }) };
    },
    deleteMany: async ({ resource, ids }) => {
      await write(find(resource, 'remove').operation, { id: ids.join(',') });
      return { data: [] };
    },
    custom: async (params) => (await plainRest(deps)).custom(params),
  };
}

const restCode = createLoader(() => Promise.all([import('@refinedev/simple-rest'), import('./axiosOver')]));

/** simple-rest over our sender; fetched when a screen first makes a call of its own. */
async function plainRest({ send }: DataDeps) {
  const [{ default: simpleRest }, { axiosOver }] = await restCode.fetch();
  return simpleRest('', axiosOver(send));
}
