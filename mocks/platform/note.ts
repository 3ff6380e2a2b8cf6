import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { MockServer } from '../mockServer';
import { type Route, read, route } from '../route';
import { defineTable } from '../table';
import { noteSeeds } from './noteSeed';

interface Note {
  id: number;
  /** View path of the page. */
  key: string;
  title: string;
  tips: string[];
  content: string;
}

/** The notes on pages (screens-platform, H10). */
export const noteTable = defineTable<Note>({
  name: 'note',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    key: z.string(),
    title: z.string(),
    tips: z.array(z.string()),
    content: z.string(),
  }),
  seed: () =>
    noteSeeds.map(([key, title, tips, content], index) => ({
      id: index + 1,
      key,
      title,
      tips: [...tips],
      content,
    })),
});

const keySchema = z.object({ key: z.string('请选择页面').min(1, '请选择页面') });

const noteSchema = keySchema.extend({
  title: z.string().max(20, '提示标题长度不能超过 20 个字符').default(''),
  tips: z.array(z.string().max(60, '提示条目长度不能超过 60 个字符')).max(8, '最多 8 条提示').default([]),
  content: z.string().max(200, '描述长度不能超过 200 个字符').default(''),
});

/** Reading and writing the note of a page. One with nothing in it is no note. */
export const noteRoutes: readonly Route[] = [
  route(shellCalls.noteDesc, async ({ mockServer, body }) => {
    const note = await noteOf(mockServer, read(body, keySchema).key);
    return note && { key: note.key, title: note.title, tips: note.tips, content: note.content };
  }),
  route(shellCalls.saveNoteDesc, async ({ mockServer, body }) => {
    const wanted = read(body, noteSchema);
    const notes = await mockServer.table(noteTable);
    const former = await noteOf(mockServer, wanted.key);
    const isEmpty = wanted.title === '' && wanted.tips.length === 0 && wanted.content === '';
    if (!isEmpty) await notes.put({ ...wanted, id: former?.id ?? notes.nextId() });
    else if (former) await notes.remove(former.id);
  }),
];

async function noteOf({ table }: MockServer, key: string): Promise<Note | undefined> {
  return (await table(noteTable)).find((note) => note.key === key);
}
