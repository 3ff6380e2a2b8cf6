import { z } from 'zod';
import { type Message, messageTypes } from '@/resources/management/message/message';
import { defineTable, type Stored } from '../table';
import { seedMessages } from './messageSeed';

/** A message as it is kept: a copy for each of its receivers. */
export interface MessageRow extends Stored<Message> {
  /** Account that it is for. */
  receiverId: number;
}

/** Messages to all users (screen G4). */
export const messageTable = defineTable<MessageRow>({
  name: 'management/message',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    receiverId: z.number(),
    type: z.literal(messageTypes.map(({ value }) => value)),
    title: z.string(),
    content: z.string(),
    bizType: z.string(),
    bizId: z.number().nullable(),
    sender: z.string(),
    isRead: z.literal([0, 1]),
    createTime: z.string(),
    readTime: z.string(),
  }),
  seed: seedMessages,
});
