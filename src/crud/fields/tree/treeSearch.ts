import { useState } from 'react';
import { isFoundIn } from '@/src/lib/searchText';
import { parentKeys, subtreeKeys, type Tree, withAncestors } from '../../../lib/tree';
import { type Choice, treeOfChoices } from './treeOption';

/** Nodes up to which a tree begins expanded. */
const expandedAtFirst = 60;

/** Which nodes are expanded; with a search all that it leaves. */
export function useExpanded(
  tree: Tree<Choice>,
  text: string,
): [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] {
  const [chosen, choose] = useState<{ text: string; keys: ReadonlySet<string> }>();
  if (chosen?.text === text) return [chosen.keys, (keys) => choose({ text, keys })];
  const usual = text !== '' || tree.nodes.size <= expandedAtFirst ? parentKeys(tree) : new Set<string>();
  return [usual, (keys) => choose({ text, keys })];
}

/** The nodes whose label contains the text, with all above and below them, which a tick of one reaches. */
export function matching(tree: Tree<Choice>, text: string): Tree<Choice> {
  if (text === '') return tree;
  const hits = [...tree.nodes.values()].filter(({ row }) => isFoundIn(row.label, text));
  const found = hits.flatMap((node) => [...subtreeKeys(node)]);
  return treeOfChoices(withAncestors(tree, found));
}
