import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { createPlaceholder } from './createPlaceholder';
import type { ImageUploads } from './imageUploads';

interface Change {
  readonly add?: { readonly id: string; readonly position: number };
  readonly remove?: string;
}

const key = new PluginKey<DecorationSet>('uploadPlaceholders');

/**
 * Holds the places of pictures that are still on their way. They move with the text around them and are no part of it:
 * no draft or save contains them.
 */
export function uploadPlaceholders(uploads: () => ImageUploads): Extension {
  return Extension.create({
    name: 'uploadPlaceholders',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, places) =>
            afterChange(places.map(transaction.mapping, transaction.doc), transaction, uploads),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ],
  });
}

/** The transaction that keeps a place for a picture. */
export function withPlaceholder(transaction: Transaction, id: string, position: number): Transaction {
  const change: Change = { add: { id, position } };
  return transaction.setMeta(key, change);
}

/** The transaction that removes a place. */
export function withoutPlaceholder(transaction: Transaction, id: string): Transaction {
  const change: Change = { remove: id };
  return transaction.setMeta(key, change);
}

/** The present position of a picture's place; undefined where the text around it was deleted. */
export function placeholderPosition(state: EditorState, id: string): number | undefined {
  return find(key.getState(state), id)[0]?.from;
}

function find(places: DecorationSet | undefined, id: string): Decoration[] {
  return places?.find(undefined, undefined, (spec) => spec.key === id) ?? [];
}

function afterChange(
  places: DecorationSet,
  transaction: Transaction,
  uploads: () => ImageUploads,
): DecorationSet {
  const change: Change | undefined = transaction.getMeta(key);
  if (change?.add) return places.add(transaction.doc, [widget(change.add, transaction.doc, uploads)]);
  return change?.remove === undefined ? places : places.remove(find(places, change.remove));
}

function widget(
  { id, position }: { id: string; position: number },
  doc: Node,
  uploads: () => ImageUploads,
): Decoration {
  const within = Math.min(Math.max(position, 0), doc.content.size);
  const leave = new Map<globalThis.Node, () => void>();
  return Decoration.widget(
    within,
    () => {
      const { element, stop } = createPlaceholder(uploads(), id);
      leave.set(element, stop);
      return element;
    },
    {
      key: id,
      side: -1,
      stopEvent: () => true,
      ignoreSelection: true,
      destroy: (node) => leave.get(node)?.(),
    },
  );
}
