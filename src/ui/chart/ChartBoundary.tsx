import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../load';

interface Props {
  /** Shown where the drawing failed: its code did not arrive, or it broke on the data. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the page, and the figures, where a chart cannot be drawn. */
export class ChartBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
