import { z } from 'zod';
import type { SampleNode as Shown } from '@/resources/dev/sampleTree';
import { defineTable, type Stored } from '../table';
import { formatTime } from '../time';

/** A node as it is kept. */
export type SampleNode = Stored<Shown>;

const nodeSchema = z.object({
  id: z.number(),
  parentId: z.number(),
  name: z.string(),
  icon: z.string(),
  colour: z.string(),
  sort: z.number(),
  status: z.union([z.literal(0), z.literal(1)]),
  readers: z.array(z.number()),
  subjects: z.array(z.string()),
  createTime: z.string(),
});

const campuses = ['东湖校区', '西山校区', '南苑校区', '北辰校区'];
const grades = ['高一年级', '高二年级', '高三年级'];
const classes = ['实验班', '物理班', '历史班', '艺术班'];
const icons = ['BankOutlined', 'ReadOutlined', 'TeamOutlined'];
const colours = ['#409eff', '#17803d', '#9a5b00', '#c9302c'];

/** The gallery's tree: four campuses of three grades of four classes. */
export const sampleTreeTable = defineTable<SampleNode>({
  name: 'devSampleTree',
  idField: 'id',
  schema: nodeSchema,
  seed: ({ now }) => seed(formatTime(now)),
});

function seed(createTime: string): SampleNode[] {
  const nodes: SampleNode[] = [];
  const add = (name: string, above: SampleNode | undefined, place: number, depth: number) => {
    const node: SampleNode = {
      id: nodes.length + 1,
      parentId: above?.id ?? 0,
      name,
      icon: icons[depth] ?? '',
      colour: colours[place] ?? '',
      sort: place + 1,
      status: place === 3 ? 0 : 1,
      readers: depth === 0 ? [nodes.length + 1] : [],
      subjects: depth === 2 ? ['语文', '数学'] : [],
      createTime,
    };
    nodes.push(node);
    return node;
  };
  for (const [campus, name] of campuses.entries()) {
    const top = add(name, undefined, campus, 0);
    for (const [grade, label] of grades.entries()) {
      const middle = add(label, top, grade, 1);
      for (const [place, kind] of classes.entries())
        add(`${kind} ${campus + 1}${grade + 1}`, middle, place, 2);
    }
  }
  return nodes;
}
