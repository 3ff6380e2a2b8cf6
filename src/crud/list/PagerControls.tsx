import { Pagination, type PaginationProps } from 'antd';
import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
} from 'react';
import { usePagerLook } from '../../ui/layout/paging';
import type { ListState } from './listAddress';

interface Props {
  readonly state: Pick<ListState, 'page' | 'size'>;
  readonly total: number;
  readonly onChange: NonNullable<PaginationProps['onChange']>;
}

/** The parts of a pager: the total, five page numbers on a narrow screen, else seven, page size, jump. */
export default function PagerControls({ state, total, onChange }: Props) {
  const look = usePagerLook();
  const pager = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // antd gives the keyboard list items in place of the buttons in them.
    for (const item of pager.current?.querySelectorAll('li[tabindex]') ?? [])
      item.removeAttribute('tabindex');
  });
  return (
    <nav ref={pager} aria-label="分页">
      <Pagination
        className="list-pager"
        align="end"
        current={state.page}
        pageSize={state.size}
        total={total}
        {...look}
        showQuickJumper={!look.showLessItems && total > state.size}
        showTotal={(count) => `共 ${count} 条`}
        itemRender={(page, type, element) =>
          isValidElement<PartProps>(element) ? (
            <PagerButton
              label={labels[type] ?? `第 ${page} 页`}
              isCurrent={type === 'page' && page === state.page}
              part={element}
            />
          ) : (
            element
          )
        }
        onChange={onChange}
      />
    </nav>
  );
}

/** Names of what is no page number. */
const labels: Readonly<Partial<Record<string, string>>> = {
  prev: '上一页',
  next: '下一页',
  'jump-prev': '向前翻几页',
  'jump-next': '向后翻几页',
};

type PartProps = HTMLAttributes<HTMLElement>;

interface ButtonProps {
  readonly label: string;
  readonly isCurrent: boolean;
  /** Drawn by antd. */
  readonly part: ReactElement<PartProps>;
  /** Given by antd at either end. */
  readonly disabled?: boolean;
}

/** A part of the pager as a button with a name. At either end it keeps the focus, and does nothing. */
function PagerButton({ label, isCurrent, part, disabled = false }: ButtonProps) {
  return cloneElement(part, {
    role: 'button',
    tabIndex: disabled ? -1 : 0,
    'aria-label': label,
    'aria-current': isCurrent ? 'page' : undefined,
    'aria-disabled': disabled,
    onKeyDown: pressByKey,
  });
}

/** Presses once: the list item around hears Enter as well. The browser itself presses a button. */
function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.stopPropagation();
  if (event.currentTarget instanceof HTMLButtonElement) return;
  event.preventDefault();
  event.currentTarget.click();
}
