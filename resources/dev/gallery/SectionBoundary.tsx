import { Alert, Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { forgetFailures } from '@/src/ui/load';

/** Keeps what breaks in one part of the gallery from taking the page. */
export class SectionBoundary extends Component<{ children: ReactNode }, { reason: string | undefined }> {
  override state = { reason: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    const { reason } = this.state;
    if (reason === undefined) return this.props.children;
    return (
      <Alert
        type="error"
        showIcon
        message="这一部分无法显示"
        description={reason}
        action={<Button onClick={() => this.setState({ reason: undefined })}>重新显示</Button>}
      />
    );
  }
}
