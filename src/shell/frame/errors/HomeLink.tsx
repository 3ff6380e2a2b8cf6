import { Link } from 'react-router';
import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';

/** A link out of an error page. */
export function HomeLink() {
  const t = useTexts(errorTexts);
  return (
    <Link to="/index" className="button button-main">
      {t('error.home')}
    </Link>
  );
}
