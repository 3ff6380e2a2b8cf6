import { Button, Modal } from 'antd';
import { Suspense, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import type { Row } from '@/src/crud/resourceSpec';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { type Read, useArticle } from './useArticle';

const ParagraphDiff = load(() => import('@/src/ui/display/compare/ParagraphDiff'));

interface Props {
  readonly id: RecordId;
  /** How what the others have saved is read. */
  readonly read: Read;
  /** The paragraphs of its text. */
  readonly paragraphsOf: (record: Row) => string[];
  /** The lines of the text in the form. */
  readonly mine: readonly string[];
  readonly overwrite: () => void;
  readonly cancel: () => void;
}

/** Shows another person's changes to the opened content before it is overwritten. */
export default function StaleArticleDialog({ overwrite, cancel, ...compared }: Props) {
  useReturnFocus();
  const [isShown, setShown] = useState(false);
  return (
    <Modal
      open
      centered
      width={isShown ? 760 : 480}
      title="确认提示"
      maskClosable={false}
      onCancel={cancel}
      footer={[
        <Button key="cancel" onClick={cancel}>
          取消
        </Button>,
        !isShown && (
          <Button key="show" onClick={() => setShown(true)}>
            查看对方的修改
          </Button>
        ),
        <Button key="overwrite" type="primary" danger onClick={overwrite}>
          仍然覆盖
        </Button>,
      ]}
    >
      <p>该记录已被他人修改，仍要覆盖吗？</p>
      {isShown && <Theirs {...compared} />}
    </Modal>
  );
}

function Theirs({ id, read, paragraphsOf, mine }: Omit<Props, 'overwrite' | 'cancel'>) {
  const { data, error, refetch } = useArticle(id, 'theirs', read);
  if (error) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <>
      <p>
        {textOr(data.updateBy)} 于 {timeOr(data.updateTime)} 保存为「
        {textOr(data.publicTitle) || textOr(data.title)}
        」。绿色为您的内容，红色为对方的内容。
      </p>
      <Suspense fallback={<Skeleton />}>
        <ParagraphDiff label="对方的内容与您的内容的差异" before={paragraphsOf(data)} after={mine} />
      </Suspense>
    </>
  );
}
