import { lazy, useMemo } from 'react';
import { htmlLength, htmlText, isBlankHtml } from '../../lib/htmlText';
import { mapImages } from '../../lib/mapImages';
import { type CellProps, emptyText, type Field, fieldOf, type Kind } from '../../ui/fields/field';
import { SafeHtml } from '../../ui/html/SafeHtml';
import { useServices } from '../services';
import { type WrittenOptions, withTextRules } from './textLength';
import './written.css';

const HtmlEditor = lazy(() => import('../editor/HtmlEditor'));

/** What a list reads of a text. */
const glanceLength = 2_000;

function RichtextCell({ value, place }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return place === 'list' ? <Glance html={value} /> : <Whole html={value} />;
}

function Glance({ html }: { html: string }) {
  const text = useMemo(() => htmlText(html.slice(0, glanceLength)), [html]);
  return <span className="field-written">{text || emptyText}</span>;
}

function Whole({ html }: { html: string }) {
  const { imageUrl } = useServices();
  return <SafeHtml html={mapImages(html, imageUrl)} />;
}

const kindOf = (label: string, maxLength: number | undefined): Kind<string> => ({
  Cell: RichtextCell,
  Input: (props) => <HtmlEditor {...props} label={label} maxLength={maxLength} />,
  operator: 'contains',
  verb: '请输入',
  inputHeight: 500,
  wide: true,
  sheet: { write: htmlText },
});

/**
 * A text with headings, tables and pictures (WID-3); the value is HTML. Lengths count the text, not the tags; what shows
 * nothing counts as missing. Shown sanitised, and in lists as its first words.
 */
export function richtext(label: string, options: WrittenOptions = {}): Field<string> {
  const rules = withTextRules(label, options, { length: htmlLength, blank: isBlankHtml });
  return fieldOf(label, kindOf(label, options.maxLength), rules);
}
