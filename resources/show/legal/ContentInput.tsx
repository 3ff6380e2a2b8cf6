import { Form } from 'antd';
import HtmlEditor from '@/src/crud/editor/HtmlEditor';
import { useServices } from '@/src/crud/services';
import { mapImages } from '@/src/lib/mapImages';
import { textOr } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import styles from './legal.module.css';

/** The text of a version, and beside it what a user's phone will show. */
export default function ContentInput(props: InputProps<string>) {
  return (
    <div className={styles.place}>
      <div className={styles.split}>
        <HtmlEditor {...props} label="正文" />
        <PhonePreview html={props.value ?? ''} />
      </div>
    </div>
  );
}

/** A page of 375 pixels, as the applications show it; drawn again once nobody types. */
function PhonePreview({ html }: { html: string }) {
  const { imageUrl } = useServices();
  const title = textOr(Form.useWatch('title'));
  const version = textOr(Form.useWatch('version'));
  const settled = useDebounced(html);
  return (
    <ScrollRegion className={styles.phone} label="手机预览" aria-live="off">
      <p className={styles.phoneTitle}>{title || '标题'}</p>
      <p className={styles.phoneNote}>{version ? `版本 ${version}` : '手机预览'}</p>
      <SafeHtml html={mapImages(settled, imageUrl)} />
    </ScrollRegion>
  );
}
