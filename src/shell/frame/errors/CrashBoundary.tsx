import { Component, type ReactNode } from 'react';
import { isLoadingFailure, messageOf } from '@/src/lib/chunkFailure';
import { forgetFailures } from '@/src/ui/load';
import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';
import { ChunkPage } from './ChunkPage';
import { ErrorPage, ReloadButton } from './ErrorPage';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** A new value shows the children again: the address, say. */
  readonly resetKey?: string;
}

interface CrashState {
  readonly crash?: { readonly error: unknown } | undefined;
}

/** Keeps an error of its children from emptying the whole screen: says what happened and offers to load again. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  override componentDidUpdate({ resetKey }: CrashBoundaryProps): void {
    if (this.state.crash && resetKey !== this.props.resetKey) this.setState({ crash: undefined });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} /> : this.props.children;
  }
}

function CrashPage({ error }: { error: unknown }) {
  const t = useTexts(errorTexts);
  if (isLoadingFailure(error)) return <ChunkPage error={error} />;
  return (
    <div role="alert">
      <ErrorPage title={t('error.crash.title')} text={t('error.crash.text')} details={[messageOf(error)]}>
        <ReloadButton label={t('error.reload')} />
      </ErrorPage>
    </div>
  );
}
