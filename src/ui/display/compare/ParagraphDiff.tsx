import { Switch } from 'antd';
import { useId, useMemo, useState } from 'react';
import './compare.css';
import { type ParagraphChange, paragraphChanges } from './paragraphChanges';
import TextDiff from './TextDiff';

interface Props {
  readonly label: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const countWords = { changed: '修改', added: '新增', removed: '删除' } as const;

/**
 * Two versions of a long text by paragraphs: added text is green and underlined, removed text red and struck.
 */
export default function ParagraphDiff({ label, before, after }: Props) {
  const [onlyChanges, setOnlyChanges] = useState(false);
  const id = useId();
  const changes = useMemo(() => paragraphChanges(before, after), [before, after]);
  const shown = changes
    .map((change, at) => ({ change, at }))
    .filter(({ change }) => !onlyChanges || change.kind !== 'kept');
  return (
    <section className="compare paragraph-diff" aria-label={label}>
      <div className="compare-head">
        <span role="status">{summaryOf(changes)}</span>
        <label htmlFor={id}>
          只看变更 <Switch id={id} size="small" checked={onlyChanges} onChange={setOnlyChanges} />
        </label>
      </div>
      {shown.map(({ change, at }) => (
        <Paragraph key={at} change={change} />
      ))}
    </section>
  );
}

function Paragraph({ change }: { change: ParagraphChange }) {
  if (change.kind === 'changed')
    return (
      <div data-kind="changed">
        <TextDiff before={change.before} after={change.after} />
      </div>
    );
  const Tag = ({ kept: 'span', added: 'ins', removed: 'del' } as const)[change.kind];
  return (
    <p className="text-diff" data-kind={change.kind}>
      <Tag>{change.text}</Tag>
    </p>
  );
}

/** The number of differences in words: `修改 2 段，新增 1 段`. */
function summaryOf(changes: readonly ParagraphChange[]): string {
  const counts = Object.entries(countWords).flatMap(([kind, word]) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [`${word} ${count} 段`] : [];
  });
  return counts.join('，') || '正文没有差异';
}
