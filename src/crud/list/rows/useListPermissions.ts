import { actionsOn, useAllowed } from '../../actions/useAllowed';
import { useResourcePage } from '../../ResourceContext';
import { useCan, useServices } from '../../services';

/** What the signed-in person may do with the rows of the list in general. */
export function useListPermissions() {
  const { resource } = useResourcePage();
  const { endpoints, exports: exported } = resource;
  const isAllowed = useAllowed();
  const { remove, update, export: own } = endpoints.operations;
  const { hasPermission } = useServices();
  const can = useCan();
  const canExport = own ? can(own) : exported === true && hasPermission(`${endpoints.permission}:export`);
  const canBatch = actionsOn(resource, 'batch').some(isAllowed);
  /** Something other than deleting can be done with selected rows: then those that must stay can be selected as well. */
  const selectKept = canExport || canBatch;
  return { selectKept, select: selectKept || can(remove), edit: can(update) };
}
