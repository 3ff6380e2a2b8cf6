import { errorTexts } from '../../kit/errorTexts';
import { ErrorPage, ReloadButton } from './ErrorPage';

/** The page in the place of the application where the runtime configuration is wrong: the problems and what to do. */
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
