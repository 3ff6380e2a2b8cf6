import { useCallback } from 'react';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import type { SendSave } from '../model/autosave';

const { save } = expertEndpoints['expert/volunteer'].operations;

/** Sends one save of a table; the bar says what became of it, no message does. */
export function useSendSave(): SendSave {
  const { callOperation } = useServices();
  return useCallback(
    (body, { keepalive }) =>
      callOperation(save, { body, options: { quiet: true, overridable: false, keepalive } }),
    [callOperation],
  );
}
