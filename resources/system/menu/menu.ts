import type { Audited } from '@/src/crud/fields/ruoyi';
import type { RecordId } from '@/src/lib/recordId';
import type { FormValues } from '@/src/ui/fields/field';

/** An entry of the menu, or a function of one, in RuoYi's words (rest-contract, section 6). */
export interface Menu extends Audited {
  menuId: RecordId;
  /** 0 where there is none above it. */
  parentId: RecordId;
  menuType: MenuType;
  menuName: string;
  orderNum: number;
  /** `#` for none. */
  icon: string;
  /** `"0"`: an outside address, opened in a new tab of the browser. */
  isFrame: string;
  path: string;
  /** Path of its view. */
  component: string;
  routeName: string;
  /** JSON text. */
  query: string;
  perms: string;
  /** `"0"`: kept alive. */
  isCache: string;
  /** `"0"`: shown. */
  visible: string;
  status: string;
}

/** A directory of others, a page, or a button: a permission without a page. */
export type MenuType = 'M' | 'C' | 'F';

export const menuTypes = [
  { value: 'M', label: '目录' },
  { value: 'C', label: '菜单' },
  { value: 'F', label: '按钮' },
] as const;

/** Shows a field for some types only; an empty form counts as a directory. */
export function ofTypes(...types: readonly MenuType[]) {
  return ({ menuType = 'M' }: FormValues): boolean => types.some((type) => type === menuType);
}

/** Whether the path is an address outside of the application. */
export function isHttp(path: string): boolean {
  return /^https?:\/\//.test(path);
}
