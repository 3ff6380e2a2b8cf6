import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addImages, placeImage } from './createHtmlEditor';
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

test.each([
  ['in their order', ['1', '2', '3', '4']],
  ['the last one first', ['4', '3', '2', '1']],
  ['in any order', ['3', '1', '4', '2']],
])('[WID-3] pictures chosen together stand in the order of their choice, arriving %s', (_what, arrivals) => {
  vi.stubGlobal('navigator', { platform: '', userAgent: '' }); // the engine's keys ask for it
  onTestFinished(() => void vi.unstubAllGlobals());
  const words = { type: 'text', text: '前后' };
  const editor = new Editor({
    element: null,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [words] }] },
    extensions: [...editorExtensions((stored) => stored), uploadPlaceholders(() => uploads)],
  });
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  const files = ['1', '2', '3', '4'].map((name) => new File([], name));
  addImages(editor, uploads, files, 2);
  for (const id of arrivals) placeImage(editor, id, { src: `/${id}.png`, alt: id });
  const shown: string[] = [];
  editor.state.doc.descendants(({ text, attrs }) => {
    shown.push(...[text ?? attrs.alt].filter((part) => part !== undefined));
  });
  expect(shown).toEqual(['前', '1', '2', '3', '4', '后']);
});
