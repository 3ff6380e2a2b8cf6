import { useResourcePage } from '../../ResourceContext';
import { useCan, useServices } from '../../services';

/** What the signed-in person may do with the rows of the list in general. */
export function useListPermissions() {
  const { endpoints, batchActions = [], exports: exported } = useResourcePage().resource;
  const { remove, update, export: own } = endpoints.operations;
  const { hasPermission } = useServices();
  const can = useCan();
  const canExport = own ? can(own) : exported === true && hasPermission(`${endpoints.permission}:export`);
  const canBatch = batchActions.some(
    ({ operation, permission }) =>
      can(endpoints.operations[operation]) && (permission === undefined || hasPermission(permission)),
  );
  /** Something other than deleting can be done with ticked rows: then those that must stay can be ticked as well. */
  const selectKept = canExport || canBatch;
  return { selectKept, select: selectKept || can(remove), edit: can(update) };
}
