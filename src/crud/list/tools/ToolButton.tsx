import type { ComponentProps } from 'react';
import { PlainButton } from '../../../ui/PlainButton';

interface Props extends ComponentProps<typeof PlainButton> {
  readonly label: string;
}

/** A button of the right toolbar: an icon that shows its name when the pointer rests on it. */
export function ToolButton({ label, ...props }: Props) {
  return <PlainButton {...props} look="text" title={label} aria-label={label} />;
}
