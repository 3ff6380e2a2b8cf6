import './views.css';
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useResourcePage } from '../../ResourceContext';
import type { ListState } from '../listAddress';
import { writeColumns } from '../look/changeColumns';
import { readColumns } from '../look/columns';
import { borrowColumns } from '../look/setColumns';
import type { OwnLook } from '../look/useListLook';
import { useStored } from '../look/useStored';
import { listViews, queryOf, viewOnScreen } from './savedViews';

interface Props {
  readonly state: ListState;
  readonly look: OwnLook;
}

/** Says that the columns are those of a view or of a link, and leads back to the user's own. Nothing where they are the same. */
export default function BorrowedBar({ state, look }: Props) {
  const { filters } = useResourcePage().resource;
  const [stored] = useStored('views');
  const cols = writeColumns(look.all);
  if (cols === writeColumns(readColumns(look.fields, look.mine))) return null;
  const names = filters.map((field) => field.name);
  const view = viewOnScreen(listViews(stored), queryOf(state, names, cols));
  const keepThem = () => {
    look.keep({ cols });
    borrowColumns(look, undefined);
  };
  return (
    <div className="borrowed-bar" role="status">
      <EyeOutlined aria-hidden />
      <span>{view ? `正在查看视图「${view.name}」` : '正在查看分享的视图'}，不影响您自己的列设置</span>
      <Button type="link" size="small" onClick={() => borrowColumns(look, undefined)}>
        恢复我的列
      </Button>
      <Button type="link" size="small" onClick={keepThem}>
        设为我的列
      </Button>
    </div>
  );
}
