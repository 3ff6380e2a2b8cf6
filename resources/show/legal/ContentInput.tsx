import { DiffOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import HtmlEditor from '@/src/crud/editor/HtmlEditor';
import { textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { useImages } from '@/src/services/useImages';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { load } from '@/src/ui/load';
import styles from './legal.module.css';
import type { ComparedText } from './legalText';

const CompareDialog = load(() => import('./CompareDialog'));

/** The text of a version, and beside it what a user's phone will show; 版本对比 lays it over another version. */
export default function ContentInput(props: InputProps<string>) {
  return (
    <div className={styles.place}>
      <CompareButton content={props.value ?? ''} />
      <div className={styles.split}>
        <HtmlEditor {...props} label="正文" />
        <PhonePreview html={props.value ?? ''} />
      </div>
    </div>
  );
}

/** 版本对比 with what is typed, once it is known of which type the text is. */
function CompareButton({ content }: { content: string }) {
  const form = Form.useFormInstance();
  const docType = textOr(Form.useWatch('docType'));
  const [compared, setCompared] = useState<ComparedText>();
  const compare = () =>
    setCompared({
      id: parseId(form.getFieldValue('id')) ?? '',
      version: textOr(form.getFieldValue('version')),
      ...{ docType, content, status: 0, effectiveTime: '' },
    });
  return (
    <p className={styles.compare}>
      <Button
        icon={<DiffOutlined aria-hidden />}
        disabled={docType === ''}
        title={docType === '' ? '请先选择类型' : undefined}
        onClick={compare}
      >
        版本对比
      </Button>
      <DialogBoundary close={() => setCompared(undefined)}>
        {compared && <CompareDialog text={compared} close={() => setCompared(undefined)} />}
      </DialogBoundary>
    </p>
  );
}

/** A page of 375 pixels, as the applications show it; drawn again once nobody types. */
function PhonePreview({ html }: { html: string }) {
  const { imageUrl } = useImages();
  const title = textOr(Form.useWatch('title'));
  const version = textOr(Form.useWatch('version'));
  const settled = useDebounced(html);
  return (
    <ScrollRegion className={styles.phone} label="手机预览" aria-live="off">
      <p className={styles.phoneTitle}>{title || '标题'}</p>
      <p className={styles.phoneNote}>{version ? `版本 ${version}` : '手机预览'}</p>
      <SafeHtml html={settled} imageUrl={imageUrl} />
    </ScrollRegion>
  );
}
