import type { ComponentProps } from 'react';
import { PlainButton } from '../ui/PlainButton';
import { ReadError } from './ReadError';
import { useCloseRecord } from './useOpenRecord';

/** Replaces a record that could not be read; leads back to its list as well: it may be gone. */
export function RecordError(props: Pick<ComponentProps<typeof ReadError>, 'error' | 'retry'>) {
  const close = useCloseRecord();
  return (
    <ReadError {...props}>
      <PlainButton onClick={close}>返回列表</PlainButton>
    </ReadError>
  );
}
