import { ErrorPage, ReloadButton } from './ErrorPage';
import { errorTexts } from './texts';

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
