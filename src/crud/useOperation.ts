import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type OperationRequest, operationOf } from '@/providers/data/callOperation';
import { useCan } from '@/src/services/useCan';
import { isRecord } from '../lib/record';
import { isRecordId, type RecordId } from '../lib/recordId';
import { createUuid } from '../lib/uuid';
import { useServices } from '../services/useServices';
import { useTellSaved } from './changes/RecordChanges';
import { useResourcePage } from './ResourceContext';
import { useInvalidateResource } from './useInvalidateResource';

type Body = Readonly<Record<string, unknown>>;

/**
 * An operation beyond the standard ones, for the dialogs and buttons of a resource. `run` sends a body, `call` any
 * request of the operation. Both resolve with the response's data, once the resource's pages are being read again. They
 * reject where the server refused; the staff have been told by then. The second half of a double click shares the
 * outcome of the first. `runOnce` sends a body with a `requestNo` that stays the same until the server agreed. Sent
 * again after a time-out, it is written once.
 */
export function useOperation(name: string, successText?: string) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const tellSaved = useTellSaved();
  const can = useCan();
  const operation = resource.endpoints.operations[name];
  const invalidate = useInvalidateResource();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (request: OperationRequest) => {
      const { data } = await callOperation(operationOf(resource.endpoints, resource.name, name), request);
      return data;
    },
    onSuccess: async (_data, request) => {
      if (successText) tellSaved(successText, recordIn(request, resource.endpoints.idField));
      await invalidate();
    },
  });

  const underWay = useRef<{ readonly said: string; readonly outcome: Promise<unknown> }>(undefined);
  function call(request: OperationRequest): Promise<unknown> {
    const said = JSON.stringify(request);
    if (underWay.current?.said === said) return underWay.current.outcome;
    const end = () => {
      underWay.current = undefined;
    };
    const outcome = mutateAsync(request).finally(end);
    underWay.current = { said, outcome };
    return outcome;
  }
  const run = (body: Body) => call({ body });

  const posting = useRef<{ readonly said: string; readonly requestNo: string }>(undefined);
  async function runOnce(body: Body): Promise<unknown> {
    const said = JSON.stringify(body);
    if (posting.current?.said !== said) posting.current = { said, requestNo: createUuid() };
    const data = await run({ ...body, requestNo: posting.current.requestNo });
    posting.current = undefined;
    return data;
  }

  return {
    run,
    runOnce,
    call,
    running: isPending,
    allowed: can(operation),
    needs: operation?.permission,
  };
}

/** Id of the record that a request is about, if it names one. */
function recordIn({ id, body }: OperationRequest, idField: string): RecordId | undefined {
  const named = id ?? (isRecord(body) ? (body.id ?? body[idField]) : undefined);
  return isRecordId(named) ? named : undefined;
}
