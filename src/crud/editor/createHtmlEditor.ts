import { createDocument, Editor, getHTMLFromFragment } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cleanWordHtml } from '../../lib/cleanWordHtml';
import { partsToTake, pastedOf } from '../../lib/pastedFiles';
import { lostParts } from '../../lib/pasteReport';
import { purifyHtml } from '../../lib/purifyHtml';
import type { LibraryImage } from '../../services/imageLibrary';
import { dataUrlFile } from './dataUrlFile';
import { editorExtensions } from './editorExtensions';
import type { ImageUploads } from './imageUploads';
import {
  placeholderPosition,
  uploadPlaceholders,
  withoutPlaceholder,
  withPlaceholder,
} from './uploadPlaceholders';

/** Dependencies of the engine on the application; asked when they are needed. */
export interface HtmlEditorDeps {
  readonly uploads: () => ImageUploads;
  readonly imageUrl: (stored: string) => string;
  readonly onChange: (editor: Editor) => void;
  /** Called with the number of pictures in a pasted text that no browser may read. */
  readonly onLost: (count: number) => void;
  /** Told what else of a pasted text was left out, in words; empty where nothing was. Emptied by the next change. */
  readonly onCleaned: (lost: readonly string[]) => void;
}

const nothing: readonly string[] = [];

/** The engine of the HTML editor, not yet in any page. Loaded and pasted text is sanitised before it is read. */
export function createHtmlEditor(html: string, deps: HtmlEditorDeps): Editor {
  let isPasting = false;
  /** The changes of a paste follow within its event. */
  const beginPaste = () => {
    isPasting = true;
    queueMicrotask(() => {
      isPasting = false;
    });
  };
  const editor: Editor = new Editor({
    element: null,
    injectCSS: false,
    content: purifyHtml(html),
    extensions: [...editorExtensions(deps.imageUrl), uploadPlaceholders(deps.uploads)],
    editorProps: {
      transformPastedHTML: (pasted) => {
        beginPaste();
        beginStep(editor);
        return clean(editor, pasted, deps);
      },
      handlePaste: (_view, event) => takeFiles(editor, deps, event.clipboardData),
      handleDrop: (view, event, _slice, moved) =>
        !moved && takeFiles(editor, deps, event.dataTransfer, positionAt(view, event)),
    },
    onTransaction: ({ transaction }) => {
      // The step back would undo this change, not the paste.
      if (transaction.docChanged && !isPasting) deps.onCleaned(nothing);
      liftEmbedded(editor, deps, transaction);
      if (transaction.docChanged) forgetLost(editor, deps.uploads());
    },
    onUpdate: () => deps.onChange(editor),
  });
  return editor;
}

/** Uploads pictures and keeps a place for them; where the cursor is, unless told otherwise. */
export function addImages(
  editor: Editor,
  uploads: ImageUploads,
  files: readonly File[],
  position = editor.state.selection.to,
): void {
  for (const file of files)
    editor.view.dispatch(withPlaceholder(editor.state.tr, uploads.add(file), position));
}

/** Inserts an uploaded picture at its place; at the end where that was deleted. */
export function placeImage(editor: Editor, id: string, picture: { src: string; alt: string }): void {
  const { state } = editor;
  const position = placeholderPosition(state, id) ?? state.doc.content.size;
  const node = state.schema.nodes.image?.create(picture);
  if (!node) return;
  const transaction = state.tr.replaceRangeWith(position, position, node);
  editor.view.dispatch(withoutPlaceholder(transaction, id));
}

/** Inserts pictures of the stock at the cursor. */
export function insertImages(editor: Editor, images: readonly LibraryImage[]): void {
  const content = images.map(({ url, name }) => ({ type: 'image', attrs: { src: url, alt: name } }));
  editor.chain().focus().insertContent(content).run();
}

/** Removes the place of a picture that will not come. */
export function forgetImage(editor: Editor, id: string): void {
  editor.view.dispatch(withoutPlaceholder(editor.state.tr, id));
}

/** Forgets failed pictures whose place was deleted: nothing on screen could retry or remove them. */
export function forgetLost({ state }: Editor, uploads: Pick<ImageUploads, 'get' | 'remove'>): void {
  const failed = uploads.get().filter((upload) => upload.state.phase === 'failed');
  for (const { id } of failed) if (placeholderPosition(state, id) === undefined) uploads.remove(id);
}

/** Makes the next change a step of its own for undo. The engine joins quick ones, and undo would take both. */
export function beginStep({ view, state }: Editor): void {
  view.dispatch(closeHistory(state.tr));
}

function clean(editor: Editor, pasted: string, { onLost, onCleaned }: HtmlEditorDeps): string {
  const { html, lost } = cleanWordHtml(pasted);
  if (lost > 0) onLost(lost);
  const kept = purifyHtml(html);
  onCleaned(isOurs(pasted) ? nothing : lostInside(editor, pasted, kept));
  return kept;
}

/** Parts of a given text that are lost where the editor takes it, sanitised, as its own; in words. */
export function lostInside({ schema }: Editor, given: string, sanitised: string): string[] {
  return lostParts(given, getHTMLFromFragment(createDocument(sanitised, schema).content, schema));
}

/** Whether it was copied from an editor like this one. */
function isOurs(pasted: string): boolean {
  return pasted.includes('data-pm-slice');
}

/**
 * Takes the files, where there are any to take. Returns whether nothing else is left: a text that came with them is
 * pasted.
 */
function takeFiles(
  editor: Editor,
  deps: HtmlEditorDeps,
  data: DataTransfer | null,
  position?: number,
): boolean {
  if (!data) return false;
  const { text, files } = partsToTake(pastedOf(data));
  if (files) addImages(editor, deps.uploads(), [...data.files], position);
  return files && !text;
}

function positionAt(view: EditorView, { clientX, clientY }: MouseEvent): number | undefined {
  return view.posAtCoords({ left: clientX, top: clientY })?.pos;
}

/** Uploads pasted pictures that carry their own data like files; their places are kept. */
function liftEmbedded(editor: Editor, deps: HtmlEditorDeps, transaction: Transaction): void {
  if (transaction.getMeta('paste') !== true || !transaction.docChanged) return;
  const pictures: { position: number; file: File }[] = [];
  for (const { from, to } of changedRanges(transaction)) {
    editor.state.doc.nodesBetween(from, to, (node, position) => {
      const file = node.type.name === 'image' ? dataUrlFile(String(node.attrs.src)) : undefined;
      if (file) pictures.push({ position, file });
    });
  }
  for (const [earlier, { position, file }] of pictures.entries()) {
    const place = position - earlier; // earlier pictures are taken out already
    editor.view.dispatch(editor.state.tr.delete(place, place + 1));
    addImages(editor, deps.uploads(), [file], place);
  }
}

function changedRanges({ mapping, doc }: Transaction): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const [index, map] of mapping.maps.entries()) {
    const later = mapping.slice(index + 1);
    map.forEach((_from, _to, from, to) => {
      ranges.push({ from: later.map(from, -1), to: Math.min(later.map(to, 1), doc.content.size) });
    });
  }
  return ranges;
}
