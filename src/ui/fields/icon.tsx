import { lazy } from 'react';
import { MenuIcon } from '../icons/MenuIcon';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from './field';
import './icon.css';

const IconInput = lazy(() => import('./IconInput'));

function IconCell({ value, place }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <span className="icon-cell" title={value}>
      <MenuIcon name={value} />
      {place === 'show' ? value : <span className="visually-hidden">{value}</span>}
    </span>
  );
}

const kind: Kind<string> = { Cell: IconCell, Input: IconInput, operator: 'eq', verb: '请选择', width: 80 };

/** One of antd's outlined icons by its name, as the menu has them: `ShopOutlined`. */
export function icon(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
