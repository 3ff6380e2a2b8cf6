import { Component, type ReactNode } from 'react';
import { forgetFailures } from '@/src/ui/load';

interface QuietBoundaryProps {
  readonly children: ReactNode;
  /** Called with the thrown error. */
  readonly onCrash?: (error: unknown) => void;
}

/**
 * Surrounds a part that the page can do without: a panel, a decoration. Where it breaks or cannot be fetched it is
 * gone; the page with all its typed text stays.
 */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly gone: boolean }> {
  override state = { gone: false };

  static getDerivedStateFromError(): { gone: boolean } {
    return { gone: true };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailures();
    this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    return this.state.gone ? null : this.props.children;
  }
}
