import { load } from '../../load';
import './colour.css';
import { type CellProps, defineKind, emptyText } from '../field';

const ColourInput = load(() => import('./ColourInput'));

const pattern = /^#[0-9a-f]{6}$/i;

function ColourCell({ value }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <span className="colour-cell">
      <span style={{ background: value }} aria-hidden />
      {value}
    </span>
  );
}

/** A colour as `#rrggbb`: typed, picked from a palette, or mixed. */
export const colour = defineKind<string>({
  Cell: ColourCell,
  Input: ColourInput,
  operator: 'eq',
  verb: '请选择',
  width: 110,
  exact: true,
  rules: [{ pattern, message: '请输入 #rrggbb 形式的颜色' }],
});
