import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { sampleTreeRules } from '@/resources/dev/sampleTree';
import { crudHandlers } from '../crud';
import { refuse } from '../responses';
import { idOrNone, type Route, type SignedInRequest } from '../route';
import { place, textMember } from '../rules';
import { formatTime } from '../time';
import { type SampleNode, sampleTreeTable } from './sampleTreeTable';

const input = z.object({
  parentId: idOrNone.default(0),
  name: textMember(sampleTreeRules.name),
  icon: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  colour: z
    .string()
    .nullish()
    .transform((colour) => colour ?? ''),
  sort: place,
  status: z.union([z.literal(0), z.literal(1)]).default(1),
  readers: z
    .array(z.number())
    .nullish()
    .transform((ids) => ids ?? []),
  subjects: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
});

/** Calls of the gallery's tree. */
export const sampleTreeRoutes: readonly Route[] = crudHandlers(
  devEndpoints['dev/sample-tree'],
  sampleTreeTable,
  {
    input,
    contains: ['name'],
    order: { field: 'sort' },
    complete: (_values, _id, { mockServer }) => ({ createTime: formatTime(mockServer.now()) }),
    check,
  },
);

async function check(action: string, node: SampleNode, { mockServer }: SignedInRequest): Promise<void> {
  const nodes = await mockServer.table(sampleTreeTable);
  if (action === 'remove') {
    if (nodes.find(({ parentId }) => parentId === node.id)) refuse('存在下级，不允许删除');
    return;
  }
  if (node.parentId !== 0 && !nodes.get(node.parentId)) refuse('上级不存在');
  for (let above = nodes.get(node.parentId); above; above = nodes.get(above.parentId))
    if (above.id === node.id) refuse('上级不能是自身或下级');
}
