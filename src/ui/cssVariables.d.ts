import 'react';

declare module 'react' {
  /** Inline styles may set the variables that a style sheet reads. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
