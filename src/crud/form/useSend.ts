import { useDataProvider, useForm } from '@refinedev/core';
import { useRef, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { createUuid } from '../../lib/uuid';
import { useCan } from '../../services/useCan';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { recordToSend } from './formValues';

type Values = Record<string, unknown>;

/**
 * Sends the entered values as a new record or as changes of one. `send` and `readNow` reject where the server refuses.
 */
export function useSend(fields: readonly AnyField[], record: Row | undefined) {
  const { resource, initialValues } = useResourcePage();
  const { name, endpoints, sendsChangesOnly = false, createsOnce = false } = resource;
  const dataProviderName = providerOf(endpoints);
  const provider = useDataProvider();
  const can = useCan();
  const [reading, setReading] = useState(false);
  /** The next new record's number; a new one once the record was created. */
  const requestNo = useRef<string>(undefined);
  const { onFinish, formLoading } = useForm<Row, Error & { statusCode: number }, Values>({
    resource: name,
    dataProviderName,
    action: record ? 'edit' : 'create',
    ...(record ? { id: record.id } : {}),
    redirect: false,
    queryOptions: { enabled: false },
    successNotification: false,
    errorNotification: false,
  });

  /**
   * Resolves with the present record. A promise, since the mutation's callbacks are not called while the form's tab is
   * hidden. The changes are laid over `base`.
   */
  async function send(values: FormValues, base: Row | undefined): Promise<Row | undefined> {
    const sending = { record: base, sendsChangesOnly, initialValues };
    const sent = recordToSend(fields, values, sending);
    if (!record && createsOnce) requestNo.current ??= createUuid();
    const response = await onFinish(requestNo.current ? { ...sent, requestNo: requestNo.current } : sent);
    requestNo.current = undefined;
    return response ? response.data : undefined;
  }

  /** The record as the server holds it now. Undefined for a new one, and where a single record cannot be read. */
  async function readNow(): Promise<Row | undefined> {
    if (!record || !can({ forForm: endpoints.operations.one })) return undefined;
    setReading(true);
    try {
      const { data } = await provider(dataProviderName).getOne<Row>({ resource: name, id: record.id });
      return data;
    } finally {
      setReading(false);
    }
  }

  return { send, readNow, sending: formLoading || reading };
}
