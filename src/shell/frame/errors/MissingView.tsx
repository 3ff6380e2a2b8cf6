import { errorTexts } from '../../kit/errorTexts';
import { useTexts } from '../../kit/useTexts';
import { ErrorPage } from './ErrorPage';
import { HomeLink } from './HomeLink';

const menuTexts = {
  'error.missing.title': '页面尚未提供',
  'error.missing.text': '菜单中的这一项还没有对应的页面，其他功能不受影响。',
  'error.missing.view': '视图：{view}',
  'error.circle.title': '菜单的重定向有误',
  'error.circle.text': '以下菜单互相重定向，没有可以打开的页面。请联系管理员在菜单管理中修改。',
  'error.frame.title': '内嵌页面的地址有误',
  'error.frame.text':
    '地址应以 http:// 或 https:// 开头并且完整，或者是本站以 / 开头的路径。请联系管理员在菜单管理中修改。',
  'error.404.path': errorTexts['error.404.path'],
} as const;

/** The page for groups of the menu whose redirects lead to one another: names them, since none has a page. */
export function CircularRedirect({ paths }: { paths: readonly string[] }) {
  const t = useTexts(menuTexts);
  return (
    <ErrorPage title={t('error.circle.title')} text={t('error.circle.text')} details={[paths.join(' → ')]}>
      <HomeLink />
    </ErrorPage>
  );
}

/** The page for a framed page whose address the menu gives wrongly: names it. */
export function WrongFrame({ link }: { link: string }) {
  const t = useTexts(menuTexts);
  return (
    <ErrorPage
      title={t('error.frame.title')}
      text={t('error.frame.text')}
      details={[t('error.404.path', { path: link })]}
    >
      <HomeLink />
    </ErrorPage>
  );
}

/** The page for a menu entry with an unknown view: names it, and the menu stays (ROUTE-14). */
export function MissingView({ view }: { view: string }) {
  const t = useTexts(menuTexts);
  return (
    <ErrorPage
      title={t('error.missing.title')}
      text={t('error.missing.text')}
      details={[t('error.missing.view', { view })]}
    >
      <HomeLink />
    </ErrorPage>
  );
}
