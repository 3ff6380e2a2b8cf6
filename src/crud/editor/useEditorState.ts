import type { Editor } from '@tiptap/core';
import { useState, useSyncExternalStore } from 'react';

/** State of a tool for the text under the cursor; draws anew only where that has changed. */
export interface ToolState {
  readonly active: readonly string[];
  readonly impossible: readonly string[];
  /** `p`, `h1` to `h4`. */
  readonly block: string;
  readonly link: string;
  readonly colour: string;
  /** Width of the selected picture; undefined where there is none. */
  readonly picture: string | undefined;
  readonly characters: number;
  readonly empty: boolean;
}

const marks = ['bold', 'italic', 'underline', 'strike', 'code', 'link', 'blockquote', 'codeBlock'];
const places = ['bulletList', 'orderedList', 'table'];
const alignments = ['left', 'center', 'right'];

/** The state of the text and of the element under the cursor. */
export function useEditorState(editor: Editor): ToolState {
  const [{ subscribe, read }] = useState(() => createStore(editor));
  return useSyncExternalStore(subscribe, read);
}

function createStore(editor: Editor) {
  let last: { readonly text: string; readonly state: ToolState } | undefined;
  return {
    subscribe: (listener: () => void) => {
      editor.on('transaction', listener);
      editor.on('mount', listener);
      return () => {
        editor.off('transaction', listener);
        editor.off('mount', listener);
      };
    },
    /** The same object as long as nothing has changed. */
    read: (): ToolState => {
      const state = stateOf(editor);
      const text = JSON.stringify(state);
      if (last?.text !== text) last = { text, state };
      return last.state;
    },
  };
}

function stateOf(editor: Editor): ToolState {
  const level = [1, 2, 3, 4].find((each) => editor.isActive('heading', { level: each }));
  const can = editor.can();
  return {
    active: [
      ...[...marks, ...places].filter((name) => editor.isActive(name)),
      ...alignments.filter((textAlign) => editor.isActive({ textAlign })),
    ],
    impossible: [...(can.undo() ? [] : ['undo']), ...(can.redo() ? [] : ['redo'])],
    block: level === undefined ? 'p' : `h${level}`,
    link: String(editor.getAttributes('link').href ?? ''),
    colour: String(editor.getAttributes('textStyle').color ?? ''),
    picture: editor.isActive('image') ? String(editor.getAttributes('image').width ?? '') : undefined,
    characters: [...editor.state.doc.textContent.replaceAll('\n', '')].length,
    empty: editor.isEmpty,
  };
}
