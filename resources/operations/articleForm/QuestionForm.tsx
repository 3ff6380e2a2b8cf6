import { Alert, Button, Form, Space } from 'antd';
import { useId, useState } from 'react';
import { PreviewDialog } from '@/src/crud/content/ContentPreview';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import '@/src/crud/form/form.css';
import type { Row } from '@/src/crud/resourceSpec';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { busy } from '@/src/ui/busy';
import { consults } from '../consult/consults';
import { operationsEndpoints } from '../endpoints';
import styles from './articleForm.module.css';
import { DraftOffer } from './DraftOffer';
import { QuestionFields, questionNote } from './QuestionFields';
import { answerHtml, answerLines } from './questionText';
import type { Publication } from './useArticleForm';
import { type QuestionValues, useQuestionForm, writtenFields } from './useQuestionForm';

const StaleArticleDialog = load(() => import('./StaleArticleDialog'));
const VersionsDialog = load(() => import('./VersionsDialog'));

const questions = operationsEndpoints['operations/consult'].operations;

const questionRead = { name: consults.name, operation: questions.one };

interface Props {
  /** The question that is changed; a new one where absent. */
  readonly record?: Row;
  readonly onSaved: (id: RecordId) => void | Promise<void>;
  /** Called after an earlier version was put back: the form shall begin with it. Absent where none is offered. */
  readonly onRestored?: () => void;
  readonly onPublished: (publication: Publication) => void;
}

/** The form of a public question and answer without an asker (screens O5 and O6). */
export function QuestionForm({ record: given, onSaved, onRestored, onPublished }: Props) {
  const can = useCan();
  const { record, form, start, unsaved, running, refusal, isLive, isAsked, run, stale } = useQuestionForm({
    ...{ record: given, onSaved, onPublished },
  });
  const [opened, setOpened] = useState<'preview' | 'versions'>();
  const mayPublish = can(questions.publish);
  const isKept = record !== undefined;
  const close = () => setOpened(undefined);
  return (
    <>
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        className="record-form"
        aria-label={isKept ? '编辑问答' : '新建问答'}
        initialValues={start}
        onValuesChange={() => unsaved.touch()}
      >
        <DraftOffer {...{ form, unsaved, record }} start={{ ...start }} fields={writtenFields} />
        {refusal && (
          <div className="form-refusal">
            <Alert type="error" showIcon role="alert" message={refusal} />
          </div>
        )}
        <QuestionFields isAsked={isAsked} />
        <div className={`form-buttons ${styles.bar}`}>
          <Space wrap>
            {onRestored && <Button onClick={() => setOpened('versions')}>版本记录</Button>}
            <Button onClick={() => setOpened('preview')}>预览</Button>
            {(!isKept || mayPublish) && (
              <Button
                type={isLive ? 'primary' : 'default'}
                {...busy(running === 'save')}
                data-needs={(isKept ? questions.publish : questions.write).permission}
                onClick={() => run('save')}
              >
                {isLive ? '保存' : '存草稿'}
              </Button>
            )}
            {mayPublish && !isLive && (
              <Button
                type="primary"
                {...busy(running === 'publish')}
                data-needs={questions.publish.permission}
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
            calls={questions}
            content={start.publicAnswer}
            paragraphsOf={answerLines}
            unsaved={unsaved}
            close={close}
            onRestored={onRestored}
          />
        )}
        {stale && record && (
          <StaleArticleDialog
            id={record.id}
            read={questionRead}
            paragraphsOf={({ publicAnswer }) => answerLines(textOr(publicAnswer))}
            mine={answerLines(textOr(form.getFieldValue('publicAnswer')))}
            {...stale}
          />
        )}
      </DialogBoundary>
    </>
  );
}

interface PreviewProps {
  readonly values: Partial<QuestionValues>;
  readonly close: () => void;
}

function Preview({ values, close }: PreviewProps) {
  const { title = '', publicAnswer = '', provinceId, year } = values;
  const shown = { title, note: questionNote(provinceId, year), html: answerHtml(publicAnswer) };
  return <PreviewDialog {...shown} close={close} />;
}
