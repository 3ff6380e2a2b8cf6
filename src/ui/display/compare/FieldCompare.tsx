import { Switch } from 'antd';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { load } from '../../load';
import './compare.css';

const TextDiff = load(() => import('./TextDiff'));

/** A field before and after. */
export interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly changed: boolean;
  /** Long texts, which are compared word by word instead. */
  readonly texts?: readonly [before: string, after: string];
}

interface Props {
  readonly fields: readonly ComparedField[];
  /** Heads of the columns: 修改前 and 修改后 where absent. */
  readonly heads?: readonly [before: string, after: string];
  readonly label: string;
}

/**
 * Two states of a record field by field. Differences are marked, and are all that shows until somebody wants to see
 * everything.
 */
export function FieldCompare({ fields, heads = ['修改前', '修改后'], label }: Props) {
  const [all, setAll] = useState(false);
  const id = useId();
  const changed = fields.filter((field) => field.changed);
  const shown = all ? fields : changed;
  return (
    <section className="compare" aria-label={label}>
      <div className="compare-head">
        <span role="status">{changed.length > 0 ? `${changed.length} 处变更` : '没有变更'}</span>
        <label htmlFor={id}>
          显示全部字段 <Switch id={id} size="small" checked={all} onChange={setAll} />
        </label>
      </div>
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <ComparedRow key={field.name} field={field} heads={heads} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ComparedRow({ field, heads }: { field: ComparedField; heads: readonly [string, string] }) {
  const { label, before, after, changed, texts } = field;
  return (
    <tr data-changed={changed}>
      <th scope="row">
        {label}
        {changed && <span className="compare-mark">已变更</span>}
      </th>
      {texts && changed ? (
        <td colSpan={2}>
          <Suspense fallback={texts[1]}>
            <TextDiff before={texts[0]} after={texts[1]} />
          </Suspense>
        </td>
      ) : (
        <>
          <td data-head={heads[0]} data-side="before">
            {changed ? <del>{before}</del> : before}
          </td>
          <td data-head={heads[1]} data-side="after">
            {changed ? <ins>{after}</ins> : after}
          </td>
        </>
      )}
    </tr>
  );
}
