import './views.css';
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useResourcePage } from '../../ResourceContext';
import { setSharedColumns, writeColumns } from '../columns/changeColumns';
import { readColumns } from '../columns/columns';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import { useStored } from '../columns/useStored';
import { filterDefaults, type ListState } from '../listAddress';
import { listViews, queryOf, viewOnScreen } from './savedViews';

interface Props {
  readonly state: ListState;
  readonly columnSettings: OwnColumnSettings;
}

/**
 * Says that the columns come from a view or a link, and leads back to the user's own. Empty where they are the same.
 */
export default function SharedViewBar({ state, columnSettings }: Props) {
  const { resource, defaultFilters } = useResourcePage();
  const [stored] = useStored('views');
  const cols = writeColumns(columnSettings.all);
  if (cols === writeColumns(readColumns(columnSettings.fields, columnSettings.mine))) return null;
  const defaults = filterDefaults(resource.filters, defaultFilters);
  const view = viewOnScreen(listViews(stored), queryOf(state, defaults, cols));
  const keepThem = () => {
    columnSettings.keep({ cols });
    setSharedColumns(columnSettings, undefined);
  };
  return (
    <div className="shared-view-bar" role="status">
      <EyeOutlined aria-hidden />
      <span>{view ? `正在查看视图「${view.name}」` : '正在查看分享的视图'}，不影响您自己的列设置</span>
      <Button type="link" size="small" onClick={() => setSharedColumns(columnSettings, undefined)}>
        恢复我的列
      </Button>
      <Button type="link" size="small" onClick={keepThem}>
        设为我的列
      </Button>
    </div>
  );
}
