import { Link } from 'react-router';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../../kit/useTexts';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import type { Todo } from './homeResponses';
import { useHomeQuery } from './useHomeQuery';
import { useRememberedCount } from './useRememberedCount';
import './todos.css';

const todoTexts = {
  'home.todos': '待办事项',
  'home.todos.none': '暂无待办事项',
  'home.todos.urgent': '紧急',
} as const;

interface TodosProps {
  readonly send: Send;
  readonly canOpen: (todo: Todo) => boolean;
}

/** Kinds of things to do that somebody has who has not been here before. */
const usualCount = 6;

/** Lists the person's waiting work on pages they may open, as tiles that share the width of the block. */
export function Todos({ send, canOpen }: TodosProps) {
  const t = useTexts(todoTexts);
  const query = useHomeQuery(['todos'], () => homeReads.todos(send));
  const places = useRememberedCount('home-todos', query.data?.filter(canOpen).length, usualCount);
  return (
    <Block
      title={t('home.todos')}
      query={query}
      lines={3}
      sizer={<Places count={places} />}
      isEmpty={(todos) => !todos.some(canOpen)}
      empty={t('home.todos.none')}
    >
      {(todos) => (
        <ul className="home-todos">
          {todos.filter(canOpen).map(({ key, label, count, urgent, path }) => (
            <li key={key}>
              <Link to={path} className="home-todo">
                <span className="home-todo-label">{label}</span>
                <span>
                  <b>{count}</b>
                  {urgent && <span className="home-row-pressing"> {t('home.todos.urgent')}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

/** As high as so many tiles are. */
function Places({ count }: { count: number }) {
  return (
    <div className="home-todos" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without content never change
        <i key={index} />
      ))}
    </div>
  );
}
