import { Children, Component, type ReactNode, Suspense } from 'react';
import { isLoadingFailure } from '../lib/chunkFailure';
import { useNotify } from '../services/useNotify';
import { forgetFailures } from './load';

interface DialogBoundaryProps {
  /** The open ones; nothing where none is. */
  readonly children: ReactNode;
  /** Closes what is open. */
  readonly close: () => void;
  /** Whether it has an address: with a network its failure is left to the page, which loads the application again. */
  readonly hasAddress?: boolean;
}

/**
 * Surrounds dialogs, menus and panels whose code comes when they are opened. Code that cannot be fetched is told of and
 * closes them; the page stays, and the next opening fetches again. Other errors go to the boundary around the page.
 */
export function DialogBoundary({ children, close, hasAddress = false }: DialogBoundaryProps) {
  const notify = useNotify();
  const onFailure = () => {
    notify('error', navigator.onLine ? texts.failed : texts.offline);
    close();
  };
  return (
    <LoadingBoundary
      isOpen={Children.toArray(children).length > 0}
      hasAddress={hasAddress}
      onFailure={onFailure}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </LoadingBoundary>
  );
}

const texts = {
  offline: '网络已断开，这部分内容还没有下载到本机，请在网络恢复后再打开',
  failed: '没有加载成功，请再打开一次；仍然不行时，请保存内容后重新加载页面',
};

interface LoadingBoundaryProps {
  readonly children: ReactNode;
  /** False forgets the failure. */
  readonly isOpen: boolean;
  readonly hasAddress: boolean;
  readonly onFailure: () => void;
}

interface Failure {
  readonly error: unknown;
  readonly wasOnline: boolean;
}

interface LoadingBoundaryState {
  readonly failure?: Failure | undefined;
}

class LoadingBoundary extends Component<LoadingBoundaryProps, LoadingBoundaryState> {
  override state: LoadingBoundaryState = {};

  static getDerivedStateFromError(error: unknown): LoadingBoundaryState {
    return { failure: { error, wasOnline: navigator.onLine } };
  }

  /** Not called for an error that was thrown on. */
  override componentDidCatch(): void {
    forgetFailures();
    this.props.onFailure();
  }

  override componentDidUpdate(): void {
    if (this.state.failure && !this.props.isOpen) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const isLeft = this.props.hasAddress && failure.wasOnline;
    if (isLeft || !isLoadingFailure(failure.error)) throw failure.error;
    return null;
  }
}
