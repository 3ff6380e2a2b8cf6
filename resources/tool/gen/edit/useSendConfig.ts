import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useServices } from '@/src/crud/services';
import { toolEndpoints } from '../../endpoints';

/** Sends a configuration; the server's own words say that it was saved, or are over the form where it was not. */
export function useSendConfig() {
  const { callOperation, notify } = useServices();
  const invalidate = useInvalidate();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function run(body: Readonly<Record<string, unknown>>): Promise<boolean> {
    setSending(true);
    setRefusal(undefined);
    try {
      const { msg } = await callOperation(toolEndpoints['tool/gen-edit'].operations.update, { body });
      notify('success', msg || '操作成功');
      await invalidate({ resource: 'tool/gen', dataProviderName: 'rest', invalidates: ['resourceAll'] });
      return true;
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { run, sending, refusal };
}
