import { Children, Component, type ReactNode, Suspense } from 'react';
import { isLoadingFailure } from '../lib/chunkFailure';
import { useNotify } from '../services/useNotify';
import { forgetFailures } from './load';

interface DialogBoundaryProps {
  /** The open ones; nothing where none is. */
  readonly children: ReactNode;
  /** Closes what is open. */
  readonly close: () => void;
}

/**
 * Surrounds dialogs, menus and panels whose code comes when they are opened. Code that cannot be fetched is told of and
 * closes them; the page stays, and the next opening fetches again. Other errors go to the boundary around the page.
 */
export function DialogBoundary({ children, close }: DialogBoundaryProps) {
  const notify = useNotify();
  const onFailure = () => {
    notify('error', navigator.onLine ? texts.failed : texts.offline);
    close();
  };
  return (
    <LoadingBoundary isOpen={Children.toArray(children).length > 0} onFailure={onFailure}>
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
  readonly onFailure: () => void;
}

interface LoadingBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

class LoadingBoundary extends Component<LoadingBoundaryProps, LoadingBoundaryState> {
  override state: LoadingBoundaryState = {};

  static getDerivedStateFromError(error: unknown): LoadingBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadingFailure(error)) return;
    forgetFailures();
    this.props.onFailure();
  }

  override componentDidUpdate(): void {
    if (this.state.failure && !this.props.isOpen) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!isLoadingFailure(failure.error)) throw failure.error;
    return null;
  }
}
