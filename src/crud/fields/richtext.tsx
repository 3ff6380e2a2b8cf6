import { useMemo } from 'react';
import { htmlLength, htmlText, isWordless } from '../../lib/htmlText';
import { useImages } from '../../services/useImages';
import { type CellProps, defineKind, emptyText } from '../../ui/fields/field';
import { SafeHtml } from '../../ui/html/SafeHtml';
import { load } from '../../ui/load';
import { withTextRules } from './textLength';
import './written.css';

const HtmlEditor = load(() => import('../editor/HtmlEditor'));

/** Characters of a text that a list reads. */
const excerptLength = 2_000;

function RichtextCell({ value, place }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return place === 'list' ? <Excerpt html={value} /> : <Whole html={value} />;
}

function Excerpt({ html }: { html: string }) {
  const text = useMemo(() => htmlText(html.slice(0, excerptLength)), [html]);
  return <span className="field-written">{text || emptyText}</span>;
}

function Whole({ html }: { html: string }) {
  const { imageUrl } = useImages();
  return <SafeHtml html={html} imageUrl={imageUrl} />;
}

const measure = { length: htmlLength, blank: isWordless };

/**
 * A text with headings, tables and pictures (WID-3); the value is HTML. Lengths count the text, not the tags; HTML
 * without words counts as missing, pictures or not. Shown sanitised, and in lists as its first words.
 */
export const richtext = defineKind<string>(
  ({ maxLength } = {}, label) => ({
    Cell: RichtextCell,
    Input: (props) => <HtmlEditor {...props} label={label} maxLength={maxLength} />,
    preload: HtmlEditor.fetch,
    operator: 'contains',
    verb: '请输入',
    width: 180,
    inputHeight: 500,
    wide: true,
    sheet: { write: htmlText },
  }),
  (options = {}, label) => withTextRules(label, options, measure),
);
