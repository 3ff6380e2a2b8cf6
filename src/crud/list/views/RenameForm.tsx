import { Button, Input } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { longestName, problemOf } from './savedViews';
import type { Views } from './useViews';

interface Props {
  readonly name: string;
  readonly views: Views;
  readonly close: () => void;
}

/** An input for a view's name; Enter saves it, Escape leaves it as it was. */
export function RenameForm({ name, views, close: end }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  /** The focus stays in the panel. */
  const close = () => {
    form.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    end();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next === name) return close();
    const wrong = problemOf(
      next,
      views.views.map((view) => view.name),
    );
    setProblem(wrong);
    if (wrong) return;
    views.rename(name, next);
    close();
  };
  return (
    <li className="view-row">
      <form ref={form} className="views-save" aria-label={`重命名：${name}`} onSubmit={submit}>
        <Input
          autoFocus
          aria-label="新名称"
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          status={problem ? 'error' : ''}
          maxLength={longestName}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        />
        <Button type="primary" htmlType="submit">
          确定
        </Button>
        <Button onClick={close}>取消</Button>
        <p id={id} role="alert">
          {problem}
        </p>
      </form>
    </li>
  );
}
