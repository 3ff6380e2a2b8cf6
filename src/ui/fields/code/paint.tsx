import type { ReactNode } from 'react';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import sql from 'refractor/sql';
import typescript from 'refractor/typescript';
import type { CodeLanguage } from './CodeView';

for (const language of [markup, css, javascript, json, java, sql, typescript]) refractor.register(language);

/** Components of Vue are markup with scripts and styles in it. */
const grammars: Readonly<Record<CodeLanguage, string>> = {
  java: 'java',
  xml: 'markup',
  html: 'markup',
  vue: 'markup',
  sql: 'sql',
  javascript: 'javascript',
  typescript: 'typescript',
  json: 'json',
  css: 'css',
};

/** Characters above which highlighting would block the page. */
const longest = 100_000;

/** The text with its parts in their colours; as React elements, never HTML. */
export function paint(text: string, language: CodeLanguage): ReactNode {
  if (text.length > longest) return text;
  return refractor.highlight(text, grammars[language]).children.map(draw);
}

type Node = ReturnType<typeof refractor.highlight>['children'][number];

function draw(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const { className } = node.properties;
  return (
    <span key={key} className={Array.isArray(className) ? className.join(' ') : ''}>
      {node.children.map(draw)}
    </span>
  );
}
