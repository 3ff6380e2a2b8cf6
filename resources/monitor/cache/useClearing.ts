import { useState } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { monitorEndpoints } from '../endpoints';
import { sessionsName, shortKey, shortName } from './cacheNames';

const { clearName, clearKey, clearAll } = monitorEndpoints['monitor/cache'].operations;

interface Clearing {
  readonly operation: Operation;
  readonly id?: string;
  readonly question: string;
  readonly success: string;
}

const everybodyLeaves = '所有用户（包括您自己）将立即退出，需要重新登录。';

/**
 * Clears a name, a key or everything after a confirmation: the server asks for none, and sessions end (rest-contract,
 * section 14). Resolves to whether it was done; errors have been shown.
 */
export function useClearing() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const [running, setRunning] = useState(false);

  async function clear({ operation, id, question, success }: Clearing): Promise<boolean> {
    if (!(await confirm({ text: question, danger: true }))) return false;
    setRunning(true);
    try {
      await callOperation(operation, id === undefined ? {} : { id });
      notify('success', success);
      return true;
    } catch {
      return false;
    } finally {
      setRunning(false);
    }
  }

  return {
    running,
    name: (name: string) =>
      clear({
        operation: clearName,
        id: name,
        question: `是否清理缓存名称「${shortName(name)}」下的全部键名？${name === sessionsName ? everybodyLeaves : ''}`,
        success: `清理缓存名称[${name}]成功`,
      }),
    key: (name: string, key: string) =>
      clear({
        operation: clearKey,
        id: key,
        question: `是否清理缓存键名「${shortKey(name, key)}」？${name === sessionsName ? '使用该会话的用户将立即退出，需要重新登录。' : ''}`,
        success: `清理缓存键名[${key}]成功`,
      }),
    all: () =>
      clear({
        operation: clearAll,
        question: `是否清理全部缓存？${everybodyLeaves}`,
        success: '清理全部缓存成功',
      }),
  };
}
