import { Button, type ButtonProps, Tooltip } from 'antd';
import type { Ref } from 'react';

interface Props extends Omit<ButtonProps, 'aria-label' | 'type'> {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the right toolbar: an icon that says its name when the pointer rests on it, and not over what it opened. */
export function ToolButton({ label, ...props }: Props) {
  return (
    <Tooltip title={props['aria-expanded'] ? '' : label}>
      <Button {...props} type="text" aria-label={label} />
    </Tooltip>
  );
}
