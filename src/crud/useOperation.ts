import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { operationOf, type Question } from '@/providers/data/ask';
import { useResourcePage } from './ResourceContext';
import { useMay, useServices } from './services';
import { useForget } from './useForget';

/**
 * An operation beyond the standard ones, for the dialogs and buttons of a resource.
 * `run` sends a body, `call` whatever the operation takes. Both resolve with the answer's data, once the resource's pages
 * have been told to read again; they reject where the server refused, and the staff have been told by then. The second half
 * of a double click shares the outcome of the first.
 */
export function useOperation(name: string, successText?: string) {
  const { resource } = useResourcePage();
  const { ask, notify } = useServices();
  const may = useMay();
  const operation = resource.endpoints.operations[name];
  const forget = useForget();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (question: Question) => {
      const { data } = await ask(operationOf(resource.endpoints, resource.name, name), question);
      return data;
    },
    onSuccess: async () => {
      if (successText) notify('success', successText);
      await forget();
    },
  });

  const underWay = useRef<{ readonly said: string; readonly outcome: Promise<unknown> }>(undefined);
  function call(question: Question): Promise<unknown> {
    const said = JSON.stringify(question);
    if (underWay.current?.said === said) return underWay.current.outcome;
    const end = () => {
      underWay.current = undefined;
    };
    const outcome = mutateAsync(question).finally(end);
    underWay.current = { said, outcome };
    return outcome;
  }
  const run = (body: Readonly<Record<string, unknown>>) => call({ body });

  return {
    run,
    call,
    running: isPending,
    allowed: may(operation),
    needs: operation?.permission,
  };
}
