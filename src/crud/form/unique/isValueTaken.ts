import { operationOf } from '@/providers/data/callOperation';
import { wireFilters } from '@/providers/data/filters';
import { readList } from '@/providers/data/listResponse';
import type { CallOptions } from '@/providers/http/request';
import { type RecordId, sameId } from '../../../lib/recordId';
import type { PageServices } from '../../../services/useServices';
import type { AnyField, Resource } from '../../defineResource';

/** Rows of the list that are checked: it may find all that merely contain the value. */
const rowsChecked = 100;

interface UniqueCheck {
  readonly resource: Resource;
  readonly field: AnyField;
  readonly value: unknown;
  /** The record that is being changed: its own value is not taken. */
  readonly id: RecordId | undefined;
  readonly signal: AbortSignal;
}

/**
 * Asks whether another record holds the value. Rejects, without a message to the staff, where that cannot be found out.
 */
export async function isValueTaken(
  callOperation: PageServices['callOperation'],
  uniqueCheck: UniqueCheck,
): Promise<boolean> {
  const { resource, field, value, id, signal } = uniqueCheck;
  const { unique, name } = field;
  const options = { allowRepeat: true, quiet: true, signal };
  if (typeof unique === 'object') {
    const operation = operationOf(resource.endpoints, resource.name, unique.operation);
    const members = { [name]: value, ...(id === undefined ? {} : { [resource.endpoints.idField]: id }) };
    const about = operation.method === 'GET' ? { query: members } : { body: members };
    return unique.taken((await callOperation(operation, { ...about, options })).data);
  }
  return (await rowsWith(callOperation, uniqueCheck, options)).some(
    (row) => String(row[name]) === String(value) && !sameId(row[resource.endpoints.idField], id),
  );
}

async function rowsWith(
  callOperation: PageServices['callOperation'],
  { resource, field, value }: UniqueCheck,
  options: CallOptions,
) {
  const { name, kind } = field;
  const filterAs = typeof field.filterAs === 'string' ? field.filterAs : name;
  const { endpoints } = resource;
  const list = operationOf(endpoints, resource.name, 'list');
  const operator = kind.operator === 'between' ? 'eq' : kind.operator;
  const filters = wireFilters(endpoints.family, [{ field: filterAs, operator, value }]);
  const uniqueCheck =
    endpoints.family === 'rpc'
      ? { body: { page: 1, limit: rowsChecked, ...filters } }
      : { query: { pageNum: 1, pageSize: rowsChecked, ...filters } };
  return readList(await callOperation(list, { ...uniqueCheck, options }), list.path).list;
}
