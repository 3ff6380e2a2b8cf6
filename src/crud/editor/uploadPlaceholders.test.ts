import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addImages, forgetLost, placeImage } from './createHtmlEditor';
import { editorExtensions } from './editorExtensions';
import type { ImageUploads } from './imageUploads';
import { uploadPlaceholders } from './uploadPlaceholders';

const uploads: ImageUploads = {
  get: () => [],
  subscribe: () => () => {},
  add: ({ name }) => name,
  retry: () => {},
  remove: () => {},
};

/** An editor with the text 前后. */
function openEditor(): Editor {
  vi.stubGlobal('navigator', { platform: '', userAgent: '' }); // the engine's keys ask for it
  onTestFinished(() => void vi.unstubAllGlobals());
  const words = { type: 'text', text: '前后' };
  const editor = new Editor({
    element: null,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [words] }] },
    extensions: [...editorExtensions((stored) => stored), uploadPlaceholders(() => uploads)],
  });
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  return editor;
}

test.each([
  ['in their order', ['1', '2', '3', '4']],
  ['the last one first', ['4', '3', '2', '1']],
  ['in any order', ['3', '1', '4', '2']],
])('[WID-3] pictures chosen together stand in the order of their choice, arriving %s', (_what, arrivals) => {
  const editor = openEditor();
  const files = ['1', '2', '3', '4'].map((name) => new File([], name));
  addImages(editor, uploads, files, 2);
  for (const id of arrivals) placeImage(editor, id, { src: `/${id}.png`, alt: id });
  const shown: string[] = [];
  editor.state.doc.descendants(({ text, attrs }) => {
    shown.push(...[text ?? attrs.alt].filter((part) => part !== undefined));
  });
  expect(shown).toEqual(['前', '1', '2', '3', '4', '后']);
});

test('[VAL-6] a failed picture is forgotten once its place was deleted, and no other one', () => {
  const editor = openEditor();
  addImages(editor, uploads, [new File([], 'lost'), new File([], 'sent')], 2);
  addImages(editor, uploads, [new File([], 'kept')], 3);
  const stateOf = (id: string) =>
    id === 'sent' ? ({ phase: 'sending', percent: 0 } as const) : ({ phase: 'failed' } as const);
  const get = () => ['lost', 'sent', 'kept'].map((id) => ({ id, name: id, state: stateOf(id) }));
  const remove = vi.fn();
  forgetLost(editor, { get, remove });
  expect(remove).not.toHaveBeenCalled();
  editor.view.dispatch(editor.state.tr.delete(1, 2));
  forgetLost(editor, { get, remove });
  expect(remove.mock.calls).toEqual([['lost']]);
});
