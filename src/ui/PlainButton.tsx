import { LoadingOutlined } from '@ant-design/icons';
import type { ComponentProps, ReactNode } from 'react';
import './plainButton.css';

interface Props extends ComponentProps<'button'> {
  /** Its look; that of antd's default where absent. */
  readonly look?: 'primary' | 'text' | 'link' | undefined;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Only the line of its look, without the fill. */
  readonly ghost?: boolean;
  /** Always of the smallest size, as within a line of text. */
  readonly small?: boolean;
  /** Its call is on the way: it turns, keeps its name, and does nothing when it is pressed. */
  readonly busy?: boolean;
}

/** A button that looks like antd's, without its code and styles: every list begins with a dozen (decision 24). */
export function PlainButton({
  look,
  icon,
  danger = false,
  ghost = false,
  small = false,
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`plain-button ${className}`}
      data-look={look}
      data-danger={danger}
      data-ghost={ghost}
      data-small={small}
      data-busy={busy}
      data-bare={children === undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <LoadingOutlined aria-hidden /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
