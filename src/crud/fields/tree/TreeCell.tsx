import { Tag } from 'antd';
import { useCan } from '@/src/services/useCan';
import { sameId } from '../../../lib/recordId';
import { ancestorsOf, type Tree } from '../../../lib/tree';
import { useServices } from '../../../services/useServices';
import { emptyText } from '../../../ui/fields/field';
import { enterableBy } from '../enterableBy';
import { TreeChoices } from './TreeChoices';
import { type Choice, resourceOf, type TreeSource } from './treeOption';

interface Props {
  readonly source: TreeSource;
  readonly values: readonly (number | string)[];
  readonly place: 'list' | 'show';
}

/**
 * Choices by their labels, on a show page with their ancestors. By their values where the person may not read the
 * others.
 */
export default function TreeCell({ source, values, place }: Props) {
  const resource = resourceOf(source);
  const isReadable = enterableBy(
    useCan(),
    useServices(),
  )({ kind: resource === undefined ? {} : { needs: resource } });
  if (!isReadable) return <>{values.map(unnamed).join('、')}</>;
  return (
    <TreeChoices source={source}>
      {({ tree, reading }) =>
        !reading && <Names values={values} nameOf={(value) => nameOf(tree, value, place)} />
      }
    </TreeChoices>
  );
}

interface NamesProps {
  readonly values: Props['values'];
  readonly nameOf: (value: number | string) => string;
}

/** Nodes of different branches may have the same name. */
function Names({ values, nameOf }: NamesProps) {
  const [first, second] = values;
  if (first === undefined || second === undefined) return first === undefined ? '' : nameOf(first);
  return values.map((value) => <Tag key={value}>{nameOf(value)}</Tag>);
}

function nameOf(tree: Tree<Choice>, value: number | string, place: Props['place']): string {
  const node = tree.nodes.get(String(value));
  if (!node) return unnamed(value);
  if (place === 'list') return node.row.label;
  return [...ancestorsOf(node), node].map(({ row }) => row.label).join(' / ');
}

/** A choice without a name; 0 is none at all, unless the choices say otherwise. */
function unnamed(value: number | string): string {
  return sameId(value, 0) ? emptyText : String(value);
}
