import { Component, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { isLoadingFailure } from '../../lib/chunkFailure';
import { controlIn } from '../../ui/layout/focusFirst';
import { forgetFailures } from '../../ui/load';
import { PlainButton } from '../../ui/PlainButton';

const texts = {
  offline: '网络已断开，这一项还没有下载到本机，网络恢复后会自动加载',
  failed: '这一项没有加载成功，请重试；仍然不行时，请保存内容后重新加载页面',
};

interface InputBoundaryProps {
  readonly children: ReactNode;
  /** Takes the place of an input whose code is on its way. */
  readonly fallback: ReactNode;
}

interface InputBoundaryState {
  readonly error?: unknown;
  /** 重试 was pressed: the focus was on it. */
  readonly isRetried?: boolean;
}

/**
 * Surrounds one input of a form, whose code comes when it is first drawn. Code that cannot be fetched costs that input
 * alone. A line in its place offers another try; the network's return tries by itself. The form keeps what it holds.
 * Other errors go to the boundary around the form.
 */
export class InputBoundary extends Component<InputBoundaryProps, InputBoundaryState> {
  override state: InputBoundaryState = {};

  static getDerivedStateFromError(error: unknown): InputBoundaryState {
    return { error };
  }

  /** Not called for an error that was thrown on. */
  override componentDidCatch(): void {
    addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.tryAgain);
  }

  private readonly tryAgain = () => {
    removeEventListener('online', this.tryAgain);
    forgetFailures();
    this.setState({ error: undefined });
  };

  private readonly retry = () => {
    this.tryAgain();
    this.setState({ isRetried: true });
  };

  override render(): ReactNode {
    const { error, isRetried } = this.state;
    const { children, fallback } = this.props;
    if (error === undefined)
      return (
        <Suspense fallback={fallback}>
          {children}
          {isRetried && <FocusBefore />}
        </Suspense>
      );
    if (!isLoadingFailure(error)) throw error;
    return (
      <span className="input-failed" role="alert">
        {navigator.onLine ? texts.failed : texts.offline}
        <PlainButton look="link" small onClick={this.retry}>
          重试
        </PlainButton>
      </span>
    );
  }
}

/** Takes the focus to the control in front of it, unless it has moved on meanwhile. */
function FocusBefore() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = mark.current?.previousElementSibling;
    if (input && document.activeElement === document.body) controlIn(input)?.focus();
  }, []);
  return <span ref={mark} hidden />;
}
