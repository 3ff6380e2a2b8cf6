import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useImages } from '../../services/useImages';
import { SafeHtml } from '../../ui/html/SafeHtml';
import { ScrollRegion } from '../../ui/layout/ScrollRegion';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import styles from './contentPreview.module.css';

/** The parts of a public page that the preview shows. */
interface PreviewProps {
  readonly title: string;
  /** Below the title: source and time, say. */
  readonly note: string;
  /** HTML as it was written; sanitised before it is shown. */
  readonly html: string;
  /** Stored address of the picture over the text. */
  readonly cover?: string | undefined;
}

const widths = [
  { value: 'phone', label: '手机' },
  { value: 'desktop', label: '电脑' },
];

/** A text as the public will read it, on a page of 375 pixels or as wide as there is room. */
export function ContentPreview(props: PreviewProps) {
  const [width, setWidth] = useState('phone');
  return (
    <>
      <Segmented
        className={styles.widths ?? ''}
        aria-label="预览宽度"
        options={widths}
        value={width}
        onChange={setWidth}
      />
      <PreviewPage {...props} width={width === 'desktop' ? 'desktop' : 'phone'} />
    </>
  );
}

/** The dialog 预览 over the form of a text. */
export function PreviewDialog({ close, ...shown }: PreviewProps & { readonly close: () => void }) {
  useReturnFocus();
  return (
    <Modal open centered width="min(960px, 100%)" title="预览" footer={null} onCancel={close}>
      <ContentPreview {...shown} />
    </Modal>
  );
}

/** One page of the preview; pictures come from the application's own storage. */
export function PreviewPage({
  title,
  note,
  html,
  cover,
  width,
}: PreviewProps & { readonly width: 'phone' | 'desktop' }) {
  const { imageUrl } = useImages();
  return (
    <ScrollRegion
      className={styles.page ?? ''}
      label={width === 'phone' ? '手机预览' : '电脑预览'}
      data-width={width}
    >
      <p className={styles.title}>{title || '标题'}</p>
      {note && <p className={styles.note}>{note}</p>}
      {cover && <img className={styles.cover} src={imageUrl(cover)} alt="" />}
      <SafeHtml html={html} imageUrl={imageUrl} />
    </ScrollRegion>
  );
}
