import type { ComponentProps } from 'react';
import { RecordDraft } from '@/src/crud/form/RecordDraft';

const texts = {
  'draft.found': '发现未保存的草稿（{time}），是否恢复？',
  'draft.restore': '恢复',
  'draft.discard': '丢弃',
} as const;

/** Offers what was typed of an article or a question before and not saved; nothing where there is none. */
export function DraftOffer(props: Omit<ComponentProps<typeof RecordDraft>, 't'>) {
  return <RecordDraft {...props} t={(key, { time }) => texts[key].replace('{time}', time)} />;
}
