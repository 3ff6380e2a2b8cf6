import './views.css';
import { LinkOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import type { ListState } from '../listAddress';
import { longestName, problemOf } from './savedViews';
import { useViews, type Views } from './useViews';
import { ViewRow } from './ViewRow';

interface Props {
  readonly state: ListState;
  readonly columnSettings: OwnColumnSettings;
  readonly close: () => void;
}

/** The saved views of a list, and a form to save one more. */
export default function ViewsPanel({ state, columnSettings, close }: Props) {
  const views = useViews(state, columnSettings);
  return (
    <div className="views-panel">
      {views.views.length === 0 ? (
        <p className="views-none">暂无视图。把现在的筛选、排序、列和每页条数保存下来，下次一点就到。</p>
      ) : (
        <ul>
          {views.views.map((view) => (
            <ViewRow key={view.name} view={view} views={views} close={close} />
          ))}
        </ul>
      )}
      <SaveForm views={views} />
      <Button
        type="link"
        icon={<LinkOutlined aria-hidden />}
        onClick={() => void views.copyLink(views.current)}
      >
        复制当前页面的链接
      </Button>
    </div>
  );
}

function SaveForm({ views }: { views: Views }) {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(name.trim(), []);
    setProblem(wrong);
    if (!wrong && (await views.save(name.trim()))) setName('');
  };
  return (
    <form className="views-save" aria-label="保存视图" onSubmit={(event) => void submit(event)}>
      <Input
        aria-label="视图名称"
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        placeholder="视图名称"
        status={problem ? 'error' : ''}
        maxLength={longestName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="primary" htmlType="submit">
        保存
      </Button>
      <p id={id} role="alert">
        {problem}
      </p>
    </form>
  );
}
