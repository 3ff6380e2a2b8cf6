import { Link } from 'react-router';
import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';

/** The way out of a page that is none. */
export function HomeLink() {
  const t = useTexts(errorTexts);
  return (
    <Link to="/index" className="button button-main">
      {t('error.home')}
    </Link>
  );
}
