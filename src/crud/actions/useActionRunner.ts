import { useLocation, useNavigate } from 'react-router';
import { type OperationRequest, operationOf } from '@/providers/data/callOperation';
import { isRequestError, mayBeWritten } from '@/providers/http/errors';
import { createLoader } from '../../lib/loader';
import { isRecord } from '../../lib/record';
import { parseId, type RecordId } from '../../lib/recordId';
import { useNotify } from '../../services/useNotify';
import { useServices } from '../../services/useServices';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import { useNotifySaved } from '../changes/RecordChanges';
import { useResourcePage } from '../ResourceContext';
import { useInvalidateResource } from '../useInvalidateResource';
import { useLeave } from '../useOpenRecord';
import type { ActionTools } from './action';
import { isMoved } from './partial';

/** An action without a dialog, and its target: a row, the selected rows, or nothing. */
interface Runnable<Target extends readonly unknown[]> {
  readonly on?: string;
  readonly danger?: boolean;
  readonly operation?: string;
  readonly confirm?: (...target: Target) => string;
  readonly request?: (...target: [...Target, place: ActionTools]) => OperationRequest;
  readonly success?: string | ((...target: Target) => string);
  readonly run?: (...target: [...Target, tools: ActionTools]) => unknown;
  readonly href?: (...target: [...Target, search: string]) => string;
}

/**
 * Runs an action without a dialog of its own: opens its page, runs it, or confirms and makes its call. Resolves once
 * it is over. Never rejects: a refusal has been shown by the pipeline, and its confirmation stays open. It closes where
 * somebody else has moved the record on: another try would send the same old state.
 */
export function useActionRunner() {
  const notify = useNotify();
  const notifySaved = useNotifySaved();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const tools = useActionTools();

  return async function run<Target extends readonly unknown[]>(
    action: Runnable<Target>,
    ...target: Target
  ): Promise<void> {
    const { operation, success } = action;
    if (action.href) return navigate(action.href(...target, search));
    const act = async () => {
      if (action.run) return action.run(...target, tools);
      if (operation === undefined) return undefined;
      const request = action.request?.(...target, tools);
      const say = () => {
        if (success === undefined) return;
        const text = typeof success === 'string' ? success : success(...target);
        if (action.on === 'row') notifySaved(text, rowIdIn(target));
        else notify('success', text);
      };
      return tools.callThen(operation, request, say);
    };
    const text = action.confirm?.(...target);
    const run = () => act().catch(unlessMoved);
    if (text !== undefined) await confirm({ text, danger: action.danger ?? false, run });
    else await act().catch(() => undefined); // shown already
  };
}

function unlessMoved(error: unknown): void {
  if (!isMoved(error)) throw error;
}

function rowIdIn([row]: readonly unknown[]): RecordId | undefined {
  return isRecord(row) ? parseId(row.id) : undefined;
}

const downloading = createLoader(() => import('../transfers/useDownload'));

/** Tools for actions on the pages of a resource. */
export function useActionTools() {
  const { resource, scope = {} } = useResourcePage();
  const services = useServices();
  const { callOperation, notify } = services;
  const invalidate = useInvalidateResource();
  const navigate = useNavigate();
  const leave = useLeave();

  /**
   * Makes a call, runs `then` with its data, and reads the resource's pages again. They may also be out of date where
   * the call was refused or got no answer.
   */
  async function callThen(
    name: string,
    request: OperationRequest | undefined,
    then?: (data: unknown) => unknown,
  ): Promise<unknown> {
    const operation = operationOf(resource.endpoints, resource.name, name);
    const { data } = await callOperation(operation, request).catch(async (error: unknown) => {
      if (isRequestError(error, 'refused')) await invalidate();
      // The connection may be gone: nobody waits for it.
      else if (mayBeWritten(error)) void invalidate();
      throw error;
    });
    then?.(data);
    await invalidate();
    return data;
  }

  const tools: ActionTools = {
    scope,
    notify,
    reload: invalidate,
    downloads: async () => (await downloading.fetch()).createDownloads(services),
    leave,
    open: (address) => void navigate(address),
    call: (name, request) => callThen(name, request),
  };
  return { ...tools, callThen };
}
