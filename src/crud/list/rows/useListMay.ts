import { useResourcePage } from '../../ResourceContext';
import { useMay, useServices } from '../../services';

/** What the signed-in person may do with the rows of the list in general. */
export function useListMay() {
  const { endpoints, batchActions = [], exports: exported } = useResourcePage().resource;
  const { remove, update, export: own } = endpoints.operations;
  const { holds } = useServices();
  const may = useMay();
  const mayExport = own ? may(own) : exported === true && holds(`${endpoints.permission}:export`);
  const mayBatch = batchActions.some(
    ({ operation, permission }) =>
      may(endpoints.operations[operation]) && (permission === undefined || holds(permission)),
  );
  /** Something other than deleting can be done with ticked rows: then those that must stay can be ticked as well. */
  const tickKept = mayExport || mayBatch;
  return { tickKept, tick: tickKept || may(remove), edit: may(update) };
}
