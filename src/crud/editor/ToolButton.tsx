import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  readonly label: string;
  readonly keys?: string | undefined;
  readonly icon: ReactNode;
  /** Whether it is on; absent where it is neither on nor off. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The name of the tool, for tests and arrows. */
  readonly name?: string;
  readonly lasting?: boolean | undefined;
}

/** One tool of the editor. Plain, since two dozen of antd's would double the time that the editor takes to open. */
export function ToolButton({
  label,
  keys,
  icon,
  pressed,
  ref,
  name,
  className = '',
  lasting: _,
  ...rest
}: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={`editor-tool ${className}`}
      // arrows lead here: the toolbar is one stop of the Tab key
      tabIndex={-1}
      data-tool={name}
      aria-label={label}
      title={keys ? `${label}（${keys}）` : label}
      aria-pressed={pressed}
      // the text keeps its selection
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {icon}
    </button>
  );
}
