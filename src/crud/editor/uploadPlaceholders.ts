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
 * no draft or save contains them. Pictures for one and the same place come in the order of their choice, whichever
 * arrives first.
 */
export function uploadPlaceholders(uploads: () => ImageUploads): Extension {
  return Extension.create({
    name: 'uploadPlaceholders',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, places) => afterChange(places, transaction, uploads),
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
  before: DecorationSet,
  transaction: Transaction,
  uploads: () => ImageUploads,
): DecorationSet {
  const { mapping, doc } = transaction;
  const places = before.map(mapping, doc);
  const change: Change | undefined = transaction.getMeta(key);
  if (change?.add) return places.add(doc, [widget(change.add, doc, uploads)]);
  if (change?.remove === undefined) return places;
  const later = laterThan(before, change.remove);
  const gone = [change.remove, ...later.map(({ id }) => id)].flatMap((id) => find(places, id));
  const behind = later.map(({ id, position }) =>
    widget({ id, position: mapping.map(position) }, doc, uploads),
  );
  return places.remove(gone).add(doc, behind);
}

/** The places that were added after another, at the same position. */
function laterThan(places: DecorationSet, id: string): { id: string; position: number }[] {
  const position = find(places, id)[0]?.from;
  if (position === undefined) return [];
  const ids = places.find(position, position).map(({ spec }) => String(spec.key));
  return ids.slice(ids.indexOf(id) + 1).map((next) => ({ id: next, position }));
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
