import { MoreOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { RenameForm } from './RenameForm';
import type { SavedView } from './savedViews';
import type { Views } from './useViews';

interface Props {
  readonly view: SavedView;
  readonly views: Views;
  readonly close: () => void;
}

/** One saved view: its name applies it, the star makes it the list's default. */
export function ViewRow({ view: { name, query }, views, close }: Props) {
  const [renaming, setRenaming] = useState(false);
  const isDefault = views.defaultView === name;
  /** The panel makes room for the question. */
  const ask = (act: () => Promise<unknown>) => () => {
    close();
    void act();
  };
  const items = [
    { key: 'copy', label: '复制链接', onClick: () => void views.copyLink(query) },
    { key: 'overwrite', label: '用当前页面覆盖', onClick: ask(() => views.save(name)) },
    { key: 'rename', label: '重命名', onClick: () => setRenaming(true) },
    { key: 'remove', label: '删除', danger: true, onClick: ask(() => views.remove(name)) },
  ];
  if (renaming) return <RenameForm name={name} views={views} close={() => setRenaming(false)} />;
  return (
    <li className="view-row">
      <Button
        type="text"
        aria-label={`打开列表时使用：${name}`}
        aria-pressed={isDefault}
        title={isDefault ? '取消默认' : '设为默认，打开列表时使用'}
        icon={isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        onClick={() => views.makeDefault(isDefault ? undefined : name)}
      />
      <button
        type="button"
        className="view-name"
        aria-current={views.current === query}
        onClick={() => {
          views.apply(query);
          close();
        }}
      >
        {name}
      </button>
      {isDefault && <span className="view-default">默认</span>}
      <Dropdown trigger={['click']} autoFocus menu={{ items }}>
        <Button
          type="text"
          aria-label={`更多：${name}`}
          aria-haspopup="menu"
          icon={<MoreOutlined aria-hidden />}
        />
      </Dropdown>
    </li>
  );
}
