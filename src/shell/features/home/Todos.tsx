import { Link } from 'react-router';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../../kit/useTexts';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import type { Todo } from './homeResponses';
import { useHomeQuery } from './useHomeQuery';

const todoTexts = {
  'home.todos': '待办事项',
  'home.todos.none': '暂无待办事项',
  'home.todos.urgent': '紧急',
} as const;

interface TodosProps {
  readonly send: Send;
  readonly canOpen: (todo: Todo) => boolean;
}

/** Tasks that wait for the person, as far as they may open where each is done. */
export function Todos({ send, canOpen }: TodosProps) {
  const t = useTexts(todoTexts);
  const query = useHomeQuery(['todos'], () => homeReads.todos(send));
  return (
    <Block
      title={t('home.todos')}
      query={query}
      lines={6}
      isEmpty={(todos) => !todos.some(canOpen)}
      empty={t('home.todos.none')}
    >
      {(todos) => (
        <ul className="home-rows">
          {todos.filter(canOpen).map(({ key, label, count, urgent, path }) => (
            <li key={key} className="home-row">
              <Link to={path} className="link home-row-name">
                {label}
              </Link>
              {urgent && <span className="home-row-pressing">{t('home.todos.urgent')}</span>}
              <span className="home-count">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
