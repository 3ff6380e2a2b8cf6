import { useForm } from '@refinedev/core';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { providerOf } from '../services';
import { recordToSend } from './formValues';

type Values = Record<string, unknown>;

/** Sends what was entered as a new record or as changes of one; `send` rejects where the server refuses. */
export function useSend(fields: readonly AnyField[], record: Row | undefined) {
  const { resource, initialValues } = useResourcePage();
  const { onFinish, formLoading } = useForm<Row, Error & { statusCode: number }, Values>({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    action: record ? 'edit' : 'create',
    ...(record ? { id: record.id } : {}),
    redirect: false,
    queryOptions: { enabled: false },
    successNotification: false,
    errorNotification: false,
  });

  /** Resolves with the record as it is now; the promise and not the mutation's callbacks, which are not called while the form's tab is out of sight. */
  async function send(values: FormValues): Promise<Row | undefined> {
    const { sendsChangesOnly = false } = resource;
    const response = await onFinish(
      recordToSend(fields, values, { record, sendsChangesOnly, initialValues }),
    );
    return response ? response.data : undefined;
  }

  return { send, sending: formLoading };
}
