import type { ReactNode } from 'react';

/** One widget in one state, under its name. */
export function Demo({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <article className="demo" aria-label={title} data-wide={wide}>
      <h3>{title}</h3>
      {children}
    </article>
  );
}

/** Widgets side by side, as many as fit. */
export function Demos({ children }: { children: ReactNode }) {
  return <div className="demos">{children}</div>;
}
