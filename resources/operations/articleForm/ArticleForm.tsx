import { Alert, Button, Form, Space } from 'antd';
import { useId, useState } from 'react';
import { PreviewDialog } from '@/src/crud/content/ContentPreview';
import { FormField } from '@/src/crud/form/FormField';
import { useFieldStates } from '@/src/crud/form/FormFields';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import '@/src/crud/form/form.css';
import type { Row } from '@/src/crud/resourceSpec';
import { isInReview } from '@/src/lib/contentStatus';
import { timeOr } from '@/src/lib/dates';
import { htmlParagraphs } from '@/src/lib/htmlText';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { busy } from '@/src/ui/busy';
import { operationsEndpoints } from '../endpoints';
import { noteOf } from '../headlines/article';
import styles from './articleForm.module.css';
import { DraftOffer } from './DraftOffer';
import { SameTitle } from './SameTitle';
import { articleRead } from './useArticle';
import { formFields, type Publication, useArticleForm } from './useArticleForm';

const StaleArticleDialog = load(() => import('./StaleArticleDialog'));
const VersionsDialog = load(() => import('./VersionsDialog'));

const { create } = operationsEndpoints['operations/create'].operations;
const editing = operationsEndpoints['operations/edit-info'].operations;
const { status } = operationsEndpoints['operations/headlines'].operations;

/** Fields on the left, for writing; all others are settings on the right. */
const writtenFields: readonly string[] = ['title', 'content', 'summary'];

interface Props {
  /** The article that is changed; a new one where absent. */
  readonly record?: Row;
  readonly onSaved: (id: RecordId) => void | Promise<void>;
  /** Called after an earlier version was put back: the form shall begin with it. Absent where none is offered. */
  readonly onRestored?: () => void;
  readonly onPublished: (publication: Publication) => void;
}

/** The form of an article (O5, O6): text on the left, settings on the right, and the bar of buttons. */
export function ArticleForm({ record: given, onSaved, onRestored, onPublished }: Props) {
  const can = useCan();
  const { record, form, start, unsaved, running, refusal, isLive, run, stale } = useArticleForm({
    ...{ record: given, onSaved, onPublished },
  });
  const [opened, setOpened] = useState<'preview' | 'versions'>();
  const states = useFieldStates(form, formFields);
  const draw = (isWritten: boolean) =>
    formFields
      .filter(({ name }) => writtenFields.includes(name) === isWritten)
      .map((field) => {
        const state = states[field.name];
        if (!state) return null;
        return (
          <div key={field.name}>
            <FormField {...state} field={field} />
            {field.name === 'title' && <SameTitle form={form} id={record?.id} />}
          </div>
        );
      });
  const close = () => setOpened(undefined);
  const mayPublish = can(status);
  const isWaiting =
    record !== undefined && isInReview({ status: record.status, submitTime: record.submitTime });
  return (
    <>
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        className="record-form"
        aria-label={record ? '编辑资讯' : '新建资讯'}
        initialValues={start}
        scrollToFirstError={false}
        onValuesChange={() => unsaved.touch()}
      >
        <DraftOffer {...{ form, unsaved, record, start }} fields={formFields} />
        {isWaiting && (
          <div className="form-refusal">
            <Alert
              type="info"
              showIcon
              message={`该内容已于 ${timeOr(record?.submitTime)} 提交审核，发布前仍可修改`}
            />
          </div>
        )}
        {refusal && (
          <div className="form-refusal">
            <Alert type="error" showIcon role="alert" message={refusal} />
          </div>
        )}
        <div className={styles.place}>
          <div className={styles.columns}>
            <div>{draw(true)}</div>
            <section className={styles.settings} aria-label="设置">
              {draw(false)}
            </section>
          </div>
        </div>
        <div className={`form-buttons ${styles.bar}`}>
          <Space wrap>
            {onRestored && <Button onClick={() => setOpened('versions')}>版本记录</Button>}
            <Button onClick={() => setOpened('preview')}>预览</Button>
            <Button
              type={isLive ? 'primary' : 'default'}
              {...busy(running === 'save')}
              data-needs={(record ? editing.update : create).permission}
              onClick={() => run('save')}
            >
              {isLive ? '保存' : '存草稿'}
            </Button>
            {!mayPublish && !isLive && !isWaiting && (
              <Button
                type="primary"
                {...busy(running === 'submit')}
                data-needs={editing.submit.permission}
                onClick={() => run('submit')}
              >
                提交审核
              </Button>
            )}
            {mayPublish && !isLive && (
              <Button
                type="primary"
                {...busy(running === 'publish')}
                data-needs={status.permission}
                onClick={() => run('publish')}
              >
                发布
              </Button>
            )}
          </Space>
        </div>
      </Form>
      {opened === 'preview' && <Preview values={form.getFieldsValue(true)} close={close} />}
      <DialogBoundary close={close}>
        {opened === 'versions' && record && onRestored && (
          <VersionsDialog
            record={record}
            calls={editing}
            content={textOr(record.content)}
            paragraphsOf={htmlParagraphs}
            unsaved={unsaved}
            close={close}
            onRestored={onRestored}
          />
        )}
        {stale && record && (
          <StaleArticleDialog
            id={record.id}
            read={articleRead}
            paragraphsOf={({ content }) => htmlParagraphs(textOr(content))}
            mine={htmlParagraphs(textOr(form.getFieldValue('content')))}
            {...stale}
          />
        )}
      </DialogBoundary>
    </>
  );
}

interface PreviewProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

function Preview({ values, close }: PreviewProps) {
  const { title, content, cover, source, publishTime } = values;
  const note = noteOf({ source: textOr(source), publishTime: textOr(publishTime) });
  const shown = { title: textOr(title), note, html: textOr(content), cover: textOr(cover) };
  return <PreviewDialog {...shown} close={close} />;
}
