import { StateTag } from '@/src/ui/StateTag';
import { messageTypes } from './message';

/** The type of a message as a tag. */
export function MessageTag({ type }: { readonly type: number }) {
  const option = messageTypes.find(({ value }) => value === type);
  if (!option) return null;
  return <StateTag tone={'tone' in option ? option.tone : 'info'}>{option.label}</StateTag>;
}
