import { useState } from 'react';
import { isSignedIn } from '@/providers/auth/sessionState';
import type { User } from '@/providers/auth/user';
import { copyText } from '@/src/lib/copyText';
import { isFoundIn } from '@/src/lib/searchText';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import type { Services } from '../../model/services';
import { useSession } from '../../session/useSession';
import { type HeldPage, heldGroups, otherPermissions } from './heldPermissions';
import './myPermissions.css';

const permissionTexts = {
  'profile.permissions.hint':
    '下面是您现在可以打开的页面和可以使用的功能。看不到某个按钮时，点「申请权限」复制页面名称和权限标识，发给管理员。',
  'profile.permissions.search': '按页面名称或权限标识查找',
  'profile.permissions.none': '暂无权限，请联系管理员分配角色',
  'profile.permissions.found.none': '没有匹配的页面',
  'profile.permissions.others': '其他权限标识',
  'profile.permissions.open': '打开',
  'profile.permissions.ask': '申请权限',
  'profile.permissions.askFor': '申请权限：{page}',
  'profile.permissions.request':
    '您好，请为我开通权限。页面：{group} / {page}；权限标识：{permission}；申请人：{realName}（{name}）',
  'profile.permissions.copied': '已复制，请发给管理员',
  'profile.permissions.failed': '复制失败，请手动复制：{text}',
} as const;

interface MyPermissionsProps {
  readonly services: Services;
  readonly user: User;
  readonly tree: readonly MenuNode[];
}

/** Pages and functions that the person may use, and a text to ask for more with. */
export function MyPermissions({ services: { session, notifier }, user, tree }: MyPermissionsProps) {
  const t = useTexts(permissionTexts);
  const state = useSession(session);
  const [search, setSearch] = useState('');
  const held = isSignedIn(state) ? state.rules.permissions : [];
  const groups = heldGroups(tree, held);
  const others = otherPermissions(groups, held).filter((one) => one.includes(search.trim()));
  const found = groups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter((page) => matches(page, title, search.trim())),
    }))
    .filter(({ pages }) => pages.length > 0);

  async function ask(group: string, { title: page, permission }: HeldPage): Promise<void> {
    const { name, realName } = user;
    const text = t('profile.permissions.request', {
      group,
      page,
      permission,
      name,
      realName,
    });
    const copied = await copyText(text);
    if (copied) notifier.notify('success', t('profile.permissions.copied'));
    else notifier.notify('error', t('profile.permissions.failed', { text }));
  }

  if (groups.length === 0) return <p className="profile-none">{t('profile.permissions.none')}</p>;
  return (
    <div className="profile-permissions">
      <p>{t('profile.permissions.hint')}</p>
      <input
        type="search"
        aria-label={t('profile.permissions.search')}
        placeholder={t('profile.permissions.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && others.length === 0 && (
        <p className="profile-none">{t('profile.permissions.found.none')}</p>
      )}
      <ul>
        {found.map(({ title, pages }) => (
          <li key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((page) => (
                <PageRow key={page.path} page={page} onAsk={() => void ask(title, page)} />
              ))}
            </ul>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <h2>{t('profile.permissions.others')}</h2>
            <p className="profile-page">{others.join('、')}</p>
          </li>
        )}
      </ul>
    </div>
  );
}

function PageRow({ page, onAsk }: { page: HeldPage; onAsk: () => void }) {
  const t = useTexts(permissionTexts);
  const { title, permission, functions } = page;
  return (
    <li className="profile-page">
      <div className="profile-page-words">
        <b>{title}</b> {permission && <code>{permission}</code>}
        <p>{[t('profile.permissions.open'), ...functions].join('、')}</p>
      </div>
      {permission && (
        <button
          type="button"
          className="link"
          aria-label={t('profile.permissions.askFor', { page: title })}
          onClick={onAsk}
        >
          {t('profile.permissions.ask')}
        </button>
      )}
    </li>
  );
}

function matches({ title, permission }: HeldPage, group: string, search: string): boolean {
  return isFoundIn(`${group} ${title} ${permission}`, search);
}
