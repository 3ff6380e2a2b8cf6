import type { FormInstance } from 'antd';
import { DraftBar } from '@/src/ui/display/DraftBar';
import type { useUnsaved } from '@/src/work/useUnsaved';

const texts = {
  'draft.found': '发现未保存的草稿（{time}），是否恢复？',
  'draft.restore': '恢复',
  'draft.discard': '丢弃',
} as const;

interface Props {
  readonly form: Pick<FormInstance, 'setFields'>;
  readonly unsaved: ReturnType<typeof useUnsaved>;
}

/** Offers what was typed before and not saved; nothing where there is none. */
export function DraftOffer({ form, unsaved }: Props) {
  const { draft } = unsaved;
  if (!draft) return null;
  const restore = () => {
    form.setFields(Object.entries(draft.values).map(([name, value]) => ({ name, value })));
    unsaved.restored();
  };
  return (
    <DraftBar
      draft={draft}
      onRestore={restore}
      onDiscard={unsaved.discard}
      t={(key, { time }) => texts[key].replace('{time}', time)}
    />
  );
}
