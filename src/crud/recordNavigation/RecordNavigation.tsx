import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import './recordNavigation.css';
import { useAdjacentRecords } from './useAdjacentRecords';

interface Props {
  /** Id of the open record. */
  readonly id: string | number;
  /** The page that the other record opens as well. */
  readonly page: 'show' | 'edit';
}

/**
 * Buttons in the head of a record's page for its neighbours in the list, also by Alt with an arrow. Unsaved changes are
 * asked about first.
 */
export function RecordNavigation({ id, page }: Props) {
  const { place, total, reading, previous, next } = useAdjacentRecords(String(id), page);
  const head = useRef<HTMLSpanElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const go = event.key === 'ArrowUp' ? previous : next;
    if (!isStep(event) || !isMeant(head.current, event.target) || !go) return;
    event.preventDefault();
    void go();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (place === undefined) return null;
  return (
    <span ref={head} className="record-navigation">
      <span className="record-navigation-place" role="status">
        {place} / {total}
      </span>
      <StepButton
        label="上一条"
        arrow="Up"
        icon={<UpOutlined aria-hidden />}
        reading={reading}
        go={previous}
      />
      <StepButton
        label="下一条"
        arrow="Down"
        icon={<DownOutlined aria-hidden />}
        reading={reading}
        go={next}
      />
    </span>
  );
}

interface StepProps {
  readonly label: string;
  /** The arrow of the keys that do the same. */
  readonly arrow: 'Up' | 'Down';
  readonly icon: ReactNode;
  readonly reading: boolean;
  readonly go: (() => unknown) | undefined;
}

function StepButton({ label, arrow, icon, reading, go }: StepProps) {
  return (
    <Tooltip title={`${label}（Alt + ${arrow === 'Up' ? '↑' : '↓'}）`}>
      <Button
        type="text"
        aria-label={label}
        aria-keyshortcuts={`Alt+Arrow${arrow}`}
        icon={icon}
        disabled={!go || reading}
        onClick={() => void go?.()}
      />
    </Tooltip>
  );
}

/** Whether a key is Alt with an arrow up or down, which no browser takes. Not where it opens a list of choices. */
function isStep({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return false;
  const isChoice = target instanceof Element && target.closest('[role="combobox"], select') !== null;
  return !isChoice && (key === 'ArrowUp' || key === 'ArrowDown');
}

/** Whether the focus is on this page or nowhere, not in a dialog or the split view's other half. */
function isMeant(head: Element | null, target: EventTarget | null): boolean {
  const page = head?.closest('[role="dialog"], section');
  if (!page || !(target instanceof Node) || page.closest('[data-half][data-focused="false"]')) return false;
  return page.contains(target) || target.contains(page);
}
