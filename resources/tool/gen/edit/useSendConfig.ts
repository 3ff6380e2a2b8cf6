import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { toolEndpoints } from '../../endpoints';

/** Sends a configuration; the server's own words confirm it, or are shown above the form as a refusal. */
export function useSendConfig() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** Resolves to what was sent; undefined where it was not agreed on, or refused. */
  async function run<Held>(
    agree: () => Promise<Held | undefined>,
    bodyOf: (held: Held) => Readonly<Record<string, unknown>>,
  ): Promise<Held | undefined> {
    setSending(true);
    setRefusal(undefined);
    try {
      const agreed = await agree();
      if (!agreed) return undefined;
      const body = bodyOf(agreed);
      const { msg } = await callOperation(toolEndpoints['tool/gen-edit'].operations.update, { body });
      notify('success', msg || '操作成功');
      await invalidate({ resource: 'tool/gen', dataProviderName: 'rest', invalidates: ['resourceAll'] });
      return agreed;
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setSending(false);
    }
  }

  return { run, sending, refusal };
}
