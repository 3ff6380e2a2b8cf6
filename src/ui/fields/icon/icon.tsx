import { MenuIcon } from '../../icons/MenuIcon';
import { load } from '../../load';
import { type CellProps, defineKind, emptyText } from '../field';
import './icon.css';

const IconInput = load(() => import('./IconInput'));

function IconCell({ value, place }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <span className="icon-cell" title={value}>
      <MenuIcon name={value} />
      {place === 'show' ? value : <span className="visually-hidden">{value}</span>}
    </span>
  );
}

/** The kind of antd's outlined icons, by name as the menu has them: `ShopOutlined`. */
export const icon = defineKind<string>({
  Cell: IconCell,
  Input: IconInput,
  operator: 'eq',
  verb: '请选择',
  width: 60,
  exact: true,
});
