import type { MenuNode } from '../../model/menu/menuTree';
import { menuOf } from '../../model/menu/readMenu';
import { tabKeyOf } from '../../model/tabs/tabs';
import { type Candidate, pageId } from './candidate';

/** Every page, frame and link of the person's menu; never more than is in the tree. */
export function pageCandidates(
  tree: readonly MenuNode[],
  open: (node: MenuNode) => void,
): readonly Candidate[] {
  const leaves = new Map(leavesOf(menuOf(tree)).map((node) => [tabKeyOf(node), node]));
  return [...leaves].map(([page, node]) => ({
    id: pageId(page),
    group: 'pages',
    title: node.title,
    hint: trailOf(node).join(' / '),
    keywords: [...trailOf(node), ...node.path.split('/').filter((part) => part !== '' && part !== 'index')],
    run: () => open(node),
    page,
  }));
}

function leavesOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.target.kind === 'group') return leavesOf(node.children);
    return node.title === '' || node.path.includes('/:') ? [] : [node];
  });
}

function trailOf({ parents }: MenuNode): readonly string[] {
  return parents.map(({ title }) => title).filter((title) => title !== '');
}
