import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';

const noticeDialogTexts = { 'notice.close': '关闭' } as const;

interface NoticeDialogProps {
  readonly notice: {
    readonly title: string;
    /** HTML as the server sent it. */
    readonly content: string;
  };
  readonly imageUrl: Services['imageUrl'];
  readonly onClose: () => void;
}

/** A dialog with a notice, over the place where it was found. */
export function NoticeDialog({ notice: { title, content }, imageUrl, onClose }: NoticeDialogProps) {
  const t = useTexts(noticeDialogTexts);
  const close = (
    <button type="button" className="button button-main" onClick={onClose}>
      {t('notice.close')}
    </button>
  );
  return (
    <Dialog wide title={title} onCancel={onClose} actions={close}>
      <SafeHtml html={content} imageUrl={imageUrl} />
    </Dialog>
  );
}
