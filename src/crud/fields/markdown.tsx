import { useMemo } from 'react';
import { markdownText } from '../../lib/markdownText';
import { useImages } from '../../services/useImages';
import { type CellProps, defineKind, emptyText } from '../../ui/fields/field';
import { SafeMarkdown } from '../../ui/html/SafeMarkdown';
import { load } from '../../ui/load';
import { withTextRules } from './textLength';
import './written.css';

const MarkdownEditor = load(() => import('../editor/MarkdownEditor'));

/** Characters of a text that a list reads. */
const excerptLength = 1_000;

function MarkdownCell({ value, place }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return place === 'list' ? <Excerpt source={value} /> : <Whole source={value} />;
}

function Excerpt({ source }: { source: string }) {
  const text = useMemo(() => markdownText(source.slice(0, excerptLength)), [source]);
  return <span className="field-written">{text || emptyText}</span>;
}

function Whole({ source }: { source: string }) {
  const { imageUrl } = useImages();
  return <SafeMarkdown source={source} imageUrl={imageUrl} />;
}

const measure = {
  length: (value: string) => [...value].length,
  blank: (value: string) => value.trim() === '',
};

/** A text in Markdown with pictures (WID-3); shown sanitised, and in lists as its first words. */
export const markdown = defineKind<string>(
  ({ maxLength } = {}, label) => ({
    Cell: MarkdownCell,
    Input: (props) => <MarkdownEditor {...props} label={label} maxLength={maxLength} />,
    preload: MarkdownEditor.fetch,
    operator: 'contains',
    verb: '请输入',
    width: 180,
    inputHeight: 500,
    wide: true,
  }),
  (options = {}, label) => withTextRules(label, options, measure),
);
