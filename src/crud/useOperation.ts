import { useCustomMutation } from '@refinedev/core';
import { useRef } from 'react';
import { type OperationRequest, operationOf } from '@/providers/data/callOperation';
import { type Kept, ResourceCall, resourceCallIn } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import { outdatesPages } from '@/providers/http/errors';
import type { ApiResponse } from '@/providers/http/request';
import { isTold } from '@/providers/http/responseCodes';
import { useCan } from '@/src/services/useCan';
import { isRecord } from '../lib/record';
import { isRecordId, type RecordId } from '../lib/recordId';
import { createUuid } from '../lib/uuid';
import { useNotifySaved } from './changes/RecordChanges';
import { useResourcePage } from './ResourceContext';
import { useInvalidateResource } from './useInvalidateResource';

/** The response of an operation, as it stands in Refine's answer. */
interface Outcome {
  readonly data: unknown;
  /** False where the server did only a part (CODE-2), as of a batch. */
  readonly isDone: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * An operation beyond the standard ones, for the dialogs and buttons of a resource: its own by name, or any.
 * `run` sends a body, `call` any request of the operation. Both resolve with the response's data, once the resource's
 * pages are being read again. They reject where the server refused or gave no answer; the staff have been told by then.
 * The pages may be out of date: they are read again, and nobody waits for that. The second half of a double click
 * shares the outcome of the first. `runOnce` sends a body with a `requestNo` that stays the same until the server
 * agreed. Sent again after a time-out, it is written once.
 */
export function useOperation(named: string | Operation, successText?: string) {
  const { resource } = useResourcePage();
  const notifySaved = useNotifySaved();
  const can = useCan();
  const operation = typeof named === 'string' ? resource.endpoints.operations[named] : named;
  const invalidate = useInvalidateResource();

  const { mutateAsync, mutation } = useCustomMutation<Kept<Outcome>>({
    mutationOptions: {
      onSuccess: async ({ data: { value } }, { meta }) => {
        const request = resourceCallIn(meta)?.request ?? {};
        if (successText && value.isDone)
          notifySaved(successText, recordIn(request, resource.endpoints.idField));
        await invalidate();
      },
    },
  });
  async function send(request: OperationRequest): Promise<unknown> {
    const found = typeof named === 'string' ? operationOf(resource.endpoints, resource.name, named) : named;
    const partly = { ...request, options: { ...request.options, allowPartial: true } };
    const response = await mutateAsync({
      ...{ url: found.path, method: refineMethods[found.method], values: {} },
      meta: { call: new ResourceCall(found, partly, outcomeOf) },
      errorNotification: false,
    }).catch((error: unknown) => {
      if (outdatesPages(error)) void invalidate();
      throw error;
    });
    return response.data.value.data;
  }

  const underWay = useRef<{ readonly said: string; readonly outcome: Promise<unknown> }>(undefined);
  function call(request: OperationRequest): Promise<unknown> {
    const said = JSON.stringify(request);
    if (underWay.current?.said === said) return underWay.current.outcome;
    const end = () => {
      underWay.current = undefined;
    };
    const outcome = send(request).finally(end);
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
    running: mutation.isPending,
    allowed: can(operation),
    needs: operation?.permission,
  };
}

function outcomeOf(data: unknown, response: ApiResponse): Outcome {
  return { data, isDone: !isTold(response) };
}

/** Refine's name of a method. It knows no GET that acts; the provider makes the operation's own call. */
const refineMethods = { GET: 'post', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Id of the record that a request is about, if it names one. */
function recordIn({ id, body }: OperationRequest, idField: string): RecordId | undefined {
  const named = id ?? (isRecord(body) ? (body.id ?? body[idField]) : undefined);
  return isRecordId(named) ? named : undefined;
}
