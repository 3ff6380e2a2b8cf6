import { Form } from 'antd';
import { useMemo } from 'react';
import { erase } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import type { Row } from '@/src/crud/resourceSpec';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { savedText, useUnsaved } from '@/src/services/useUnsaved';
import { choice } from '@/src/ui/fields/choice';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { province } from '../../lookups/province';
import { isWritten, questionYears } from '../consult/consult';
import { operationsEndpoints } from '../endpoints';
import { createQuestionAddress, editQuestionAddress } from '../headlines/articlePaths';
import type { Publication } from './useArticleForm';
import { areValid, liveNote, noteSent, useFormSteps, type Way } from './useFormSteps';
import { useSavedRecord } from './useSavedRecord';

const { one, publish, write } = operationsEndpoints['operations/consult'].operations;

/** Values of a question in the form. */
export interface QuestionValues {
  readonly title: string;
  readonly publicAnswer: string;
  readonly topic: string | undefined;
  readonly provinceId: number | undefined;
  readonly year: number | undefined;
}

/** Members of an existing question that the form changes. */
export const writtenFields = erase({
  title: text('标题'),
  publicAnswer: textarea('答案'),
  topic: dictionary('主题', 'consult_topic'),
  provinceId: province('省份'),
  year: choice<number>('年份', questionYears()),
});

type Step = 'save' | 'publish';

interface Given {
  /** The question that is changed; a new one where absent. */
  readonly record: Row | undefined;
  /** Called after a save without publication. */
  readonly onSaved: (id: RecordId) => void | Promise<void>;
  readonly onPublished: (publication: Publication) => void;
}

/** Saving and publishing of a question: a draft needs a title alone. Whatever goes wrong leaves all that was typed in place. */
export function useQuestionForm({ record: given, onSaved, onPublished }: Given) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const { record, target, keep } = useSavedRecord({
    ...{ given, one, fields: writtenFields },
    startOf: (question) => ({ ...startOf(question) }),
  });
  const operation = record ? publish : write;
  const invalidate = useInvalidateResource();
  const [form] = Form.useForm<QuestionValues>();
  const start = useMemo(() => startOf(record), [record]);
  const place = useFormPlace();
  const isLive = record !== undefined && isYes(record.isPublic);
  const isAsked = given !== undefined && !isWritten({ channel: given.channel, userName: given.userName });
  const unsaved = useUnsaved(
    {
      name: record ? `编辑问答：${start.title}` : '新建问答',
      values: () => form.getFieldsValue(true),
      base: () => record && { ...start },
      ...(can(operation) && { save: () => runLeaving('save') }),
      ...(isLive && { saveNote: liveNote }),
    },
    { ...place, draftPath: given ? editQuestionAddress(given.id) : createQuestionAddress },
  );

  function sentBy(step: Step) {
    const { title, publicAnswer, topic = '', provinceId = null, year = null } = form.getFieldsValue(true);
    const isPublic = step === 'publish' || isLive ? 1 : 0;
    const about = isAsked ? {} : { topic, provinceId, year };
    return { ...about, title, publicAnswer, isPublic };
  }

  async function send(step: Step, way: Way): Promise<boolean> {
    // Others' changes are shown before they are overwritten.
    const options = { overridable: false, quiet: true };
    const held = () => form.getFieldsValue(true);
    const movesTo = record ? undefined : editQuestionAddress;
    const settle = noteSent({ unsaved, held, movesTo, stays: way.leaving });
    const sent = sentBy(step);
    const body = { ...sent, ...(await target(way.force)), ...(way.force && { force: 1 }) };
    const { data } = await callOperation(operation, { body, options });
    const id = record?.id ?? idIn(data);
    keep(id, { ...sent, publicTitle: sent.title });
    const isAll = settle(id);
    if (step === 'publish' && isAll) onPublished({ id, publishTime: '' });
    else {
      notify('success', savedText(step === 'publish' ? '发布成功' : '保存成功', isAll));
      if (!way.leaving) await onSaved(id);
    }
    await invalidate();
    return isAll;
  }

  /** Validates the form; problems are shown at their fields. */
  function isValid(step: Step): Promise<boolean> {
    const isWhole = step === 'publish' || isLive;
    return areValid(form, isWhole ? undefined : ['title']);
  }

  const { runLeaving, ...steps } = useFormSteps<Step>({ isLive, isValid, send });
  return { record, form, start, unsaved, isLive, isAsked, ...steps };
}

function idIn(data: unknown): RecordId {
  return parseId(isRecord(data) ? data.id : undefined) ?? '';
}

/** The initial values: the public question, else the original one. */
function startOf(record: Row | undefined): QuestionValues {
  const { publicTitle, title, publicAnswer, topic, provinceId, year } = record ?? { id: '' };
  return {
    ...{ title: textOr(publicTitle) || textOr(title), publicAnswer: textOr(publicAnswer) },
    topic: textOr(topic) || undefined,
    ...{ provinceId: numberOr(provinceId) || undefined, year: numberOr(year) || undefined },
  };
}
