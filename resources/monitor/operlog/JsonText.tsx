import { formatJson } from '@/src/lib/json/formatJson';
import { parseJson } from '@/src/lib/record';
import CodeView from '@/src/ui/fields/code/CodeView';
import '@/src/ui/fields/code/code.css';
import { emptyText } from '@/src/ui/fields/field';

/** JSON set out line by line; text that is none, or was cut, as it is. */
export function JsonText({ text, label }: { text: string; label: string }) {
  if (!text) return emptyText;
  if (parseJson(text) === undefined) return <p className="detail-text">{text}</p>;
  return <CodeView text={formatJson(text)} language="json" label={label} />;
}
