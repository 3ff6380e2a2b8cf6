import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  readonly children: ReactNode;
  /** Called with what was thrown. */
  readonly onCrash?: (error: unknown) => void;
}

/**
 * Around what the page can do without: a panel, a decoration. Where it breaks or cannot be fetched it is gone, and the page
 * with all that was typed into it stays.
 */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly gone: boolean }> {
  override state = { gone: false };

  static getDerivedStateFromError(): { gone: boolean } {
    return { gone: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    return this.state.gone ? null : this.props.children;
  }
}
