import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

interface Props extends Omit<ButtonProps, 'aria-label' | 'type'> {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the right toolbar: an icon that shows its name when the pointer rests on it. */
export function ToolButton({ label, ...props }: Props) {
  return <Button {...props} type="text" title={label} aria-label={label} />;
}
