import { useMutation } from '@tanstack/react-query';
import { operationOf } from '@/providers/data/ask';
import { useResourcePage } from './ResourceContext';
import { useMay, useServices } from './services';
import { useForget } from './useForget';

/**
 * An operation beyond the standard ones, for the dialogs and buttons of a resource.
 * `run` resolves with the answer's data, once the resource's pages have been told to read again; it rejects where the
 * server refused, and the staff have been told by then.
 */
export function useOperation(name: string, successText?: string) {
  const { resource } = useResourcePage();
  const { ask, notify } = useServices();
  const may = useMay();
  const operation = resource.endpoints.operations[name];
  const forget = useForget();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: Record<string, unknown>) => {
      const { data } = await ask(operationOf(resource.endpoints, resource.name, name), { body });
      return data;
    },
    onSuccess: async () => {
      if (successText) notify('success', successText);
      await forget();
    },
  });

  return { run: mutateAsync, running: isPending, allowed: may(operation), needs: operation?.permission };
}
