import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> {
  readonly label: string;
}

/**
 * A named part of a page that scrolls on its own. The keyboard reaches it, since scrolling must be possible without a
 * mouse.
 */
export function ScrollRegion({ label, ...rest }: Props) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
  return <section {...rest} aria-label={label} tabIndex={0} />;
}
