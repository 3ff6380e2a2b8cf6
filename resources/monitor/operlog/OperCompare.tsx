import { isRecord, ownMember, parseJson } from '@/src/lib/record';
import { type ComparedField, FieldCompare } from '@/src/ui/display/compare/FieldCompare';
import { isSame } from '@/src/ui/display/compare/isSame';
import { emptyText } from '@/src/ui/fields/field';
import { memberLabels } from './memberLabels';
import './operCompare.css';

/** Texts of more characters are compared word by word. */
const longText = 30;

interface Props {
  /** JSON texts of a record; an empty one represents none. */
  readonly before: string;
  readonly after: string;
}

/** The changes of a call to a record, member by member; nothing where neither text is a record. */
export function OperCompare({ before, after }: Props) {
  const [was, is] = [readRecord(before), readRecord(after)];
  if (!was && !is) return null;
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return (
    <div className="oper-compare">
      <h3>数据变更</h3>
      <FieldCompare label="数据变更" fields={names.map((name) => compared(name, was?.[name], is?.[name]))} />
    </div>
  );
}

function readRecord(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}

function compared(name: string, was: unknown, is: unknown): ComparedField {
  const [before, after] = [textOf(was), textOf(is)];
  const isLong = before !== '' && after !== '' && Math.max(before.length, after.length) > longText;
  return {
    name,
    label: ownMember(memberLabels, name) ?? name,
    before: before || emptyText,
    after: after || emptyText,
    changed: !isSame(was, is),
    ...(isLong ? { texts: [before, after] as const } : {}),
  };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
