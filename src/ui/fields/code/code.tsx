import { Suspense } from 'react';
import { load } from '../../load';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '../field';
import type { CodeLanguage } from './CodeView';
import './code.css';

const CodeView = load(() => import('./CodeView'));

/** Options of a code field: its language. */
export interface CodeOptions extends FieldOptions<string> {
  readonly language: CodeLanguage;
}

function kindOf(label: string, language: CodeLanguage): Kind<string> {
  const view = (text: string) => (
    <Suspense fallback={<pre className="code-cell">{text}</pre>}>
      <CodeView text={text} language={language} label={label} />
    </Suspense>
  );
  return {
    Cell: ({ value, place }: CellProps<string>) => {
      if (!value) return <>{emptyText}</>;
      return place === 'show' ? view(value) : <code className="code-cell">{value.split('\n', 1)}</code>;
    },
    // Code comes from the server and is read, never typed.
    Input: ({ value, id }: InputProps<string>) => (
      <div id={id} tabIndex={-1}>
        {value ? view(value) : emptyText}
      </div>
    ),
    operator: 'contains',
    verb: '请输入',
    width: 180,
    wide: true,
  };
}

/** A piece of code to read and copy: highlighted, with line numbers. */
export function code(label: string, { language, ...options }: CodeOptions): Field<string> {
  return fieldOf(label, kindOf(label, language), options);
}
