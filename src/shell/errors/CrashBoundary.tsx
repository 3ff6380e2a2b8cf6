import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';
import { ErrorPage, ReloadButton } from './ErrorPage';
import { errorTexts } from './texts';

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
  const message = error instanceof Error ? error.message : String(error);
  const kind = isLoadingFailure(message) ? 'chunk' : 'crash';
  return (
    <div role="alert">
      <ErrorPage title={t(`error.${kind}.title`)} text={t(`error.${kind}.text`)} details={[message]}>
        <ReloadButton label={t('error.reload')} />
      </ErrorPage>
    </div>
  );
}

/** Whether a part of the program could not be fetched; browsers have no common name for it. */
function isLoadingFailure(message: string): boolean {
  return /dynamically imported module|importing a module script|preload CSS/i.test(message);
}
