import { useMemo } from 'react';
import type { Grants } from '@/providers/access-control/permissions';
import type { SignedIn } from '@/providers/auth/sessionState';
import { buildMenuTree } from '../shell/model/menu/menuTree';
import { staticRules } from '../shell/model/menu/staticRules';

/** Permissions and roles of the signed-in person, and their menu tree, its titles in the words of a language pack. */
export function useMenuTree(
  { rules, user }: Pick<SignedIn, 'rules' | 'user'>,
  pack: Readonly<Record<string, string>>,
) {
  const grants = useMemo<Grants>(
    () => ({ permissions: rules.permissions, roles: user.roles }),
    [rules, user],
  );
  const tree = useMemo(
    () =>
      buildMenuTree([...staticRules, ...rules.tree], {
        grants,
        titleOf: (name, title) => pack[`menu.${name}`] ?? title,
      }),
    [rules, grants, pack],
  );
  return { grants, tree };
}
