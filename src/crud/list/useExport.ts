import { useMutation } from '@tanstack/react-query';
import { operationOf } from '@/providers/data/ask';
import { wireFilters } from '@/providers/data/filters';
import { downloadForm, downloadingText } from '@/providers/http/download';
import { useResourcePage } from '../ResourceContext';
import { useServices } from '../services';
import { crudFilters, type ListState } from './listAddress';

/** The server's export of a list under its present filters: a file that the browser saves. */
export function useExport(state: ListState) {
  const { resource } = useResourcePage();
  const { send, notify } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { family } = resource.endpoints;
      const { path } = operationOf(resource.endpoints, resource.name, 'export');
      notify('info', downloadingText);
      return downloadForm(
        { send, notify },
        path,
        wireFilters(family, crudFilters(resource.filters, state.filters)),
      );
    },
  });
  return { run: () => mutate(), running: isPending };
}
