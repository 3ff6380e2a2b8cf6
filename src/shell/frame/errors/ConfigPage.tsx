import { errorTexts } from '../../kit/errorTexts';
import { ErrorPage, ReloadButton } from './ErrorPage';

/** What is wrong with the runtime configuration and what to do; is in the place of the application. */
export function ConfigPage({ problems }: { problems: readonly string[] }) {
  return (
    <ErrorPage
      title={errorTexts['error.config.title']}
      text={errorTexts['error.config.text']}
      details={problems}
    >
      <ReloadButton label={errorTexts['error.reload']} />
    </ErrorPage>
  );
}
