import type { ComponentProps } from 'react';
import { PlainButton } from '../ui/PlainButton';
import { ReadError } from './ReadError';
import { useCloseRecord } from './useOpenRecord';

interface Props extends Pick<ComponentProps<typeof ReadError>, 'error' | 'retry'> {
  /** Whether its frame leads back to the list already. */
  readonly hasWayBack: boolean | undefined;
}

/** Replaces a record that could not be read; leads back to its list as well: it may be gone. */
export function RecordError({ hasWayBack, ...props }: Props) {
  const close = useCloseRecord();
  return (
    <ReadError {...props}>{!hasWayBack && <PlainButton onClick={close}>返回列表</PlainButton>}</ReadError>
  );
}
