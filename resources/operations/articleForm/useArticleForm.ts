import { Form } from 'antd';
import { useMemo } from 'react';
import { fieldsOn } from '@/src/crud/defineResource';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { inMiddle } from '@/src/crud/form/formFocus';
import { sentValues, startValues } from '@/src/crud/form/formValues';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import type { Row } from '@/src/crud/resourceSpec';
import { pendingFields } from '@/src/crud/uploads/pendingUploads';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { isPublished } from '@/src/lib/contentStatus';
import { htmlText } from '@/src/lib/htmlText';
import { isRecord, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { savedText, useUnsaved } from '@/src/services/useUnsaved';
import { operationsEndpoints } from '../endpoints';
import { isSummaryOf, needsSource, sourceText } from '../headlines/article';
import { createAddress, editAddress } from '../headlines/articlePaths';
import { headlines } from '../headlines/headlines';
import { useCategoryName } from './useCategoryName';
import { areValid, liveNote, noteSent, useFormSteps, type Way } from './useFormSteps';
import { useSavedRecord } from './useSavedRecord';

const { create } = operationsEndpoints['operations/create'].operations;
const { one, update, submit } = operationsEndpoints['operations/edit-info'].operations;
const { status } = operationsEndpoints['operations/headlines'].operations;

/** The fields of an article's form. */
export const formFields = fieldsOn(headlines, 'create');

type Values = Record<string, unknown>;

/** Fields of it that send files, or pictures of a text. */
const sentFields = { cover: 'files', content: 'pictures' } as const;

/** Steps of the bar below the form. */
type Step = 'save' | 'submit' | 'publish';

/** A publication by the form. */
export interface Publication {
  readonly id: RecordId;
  /** Empty where it is read from now on. */
  readonly publishTime: string;
}

interface Given {
  /** The article that is changed; a new one where absent. */
  readonly record: Row | undefined;
  /** Called after a save without publication; the step lasts until what it answers. */
  readonly onSaved: (id: RecordId) => void | Promise<void>;
  readonly onPublished: (publication: Publication) => void;
}

/**
 * Saving and publishing of an article. A draft needs a title, and no upload on its way. Whatever goes wrong leaves the typed text in place.
 */
export function useArticleForm({ record: given, onSaved, onPublished }: Given) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidateResource();
  const categoryName = useCategoryName();
  const [form] = Form.useForm<Values>();
  const showErrors = useFieldErrors(form, ([first]) => form.scrollToField(first, inMiddle));
  const place = useFormPlace();
  const { record, target, keep } = useSavedRecord({ given, one, fields: formFields, startOf });
  const start = useMemo(() => startOf(record), [record]);
  const isLive = record !== undefined && isPublished({ status: record.status });
  const unsaved = useUnsaved(
    {
      name: record ? `编辑资讯：${textOr(record.title)}` : '新建资讯',
      values: () => form.getFieldsValue(true),
      base: () => record && start,
      save: () => runLeaving('save'),
      ...(isLive && { saveNote: liveNote }),
    },
    { ...place, draftPath: given ? editAddress(given.id) : createAddress },
  );

  const held = () => sentValues(formFields, form.getFieldsValue(true));

  /** Sends what the form holds; answers the article's id, and what ends its draft. */
  async function send({ force, leaving }: Way) {
    const sent = held();
    const settle = noteSent({ unsaved, held, movesTo: record ? undefined : editAddress, stays: leaving });
    const body = { ...sent, ...(await target(force)), ...(force && { force: 1 }) };
    // Refusals are shown above the form, and others' changes before they are overwritten.
    const options = { overridable: false, quiet: true };
    const { data } = await callOperation(record ? update : create, { body, options });
    const id = record?.id ?? parseId(isRecord(data) ? data.id : undefined) ?? '';
    keep(id, sent);
    return { id, settle: () => settle(id) };
  }

  async function save(way: Way): Promise<boolean> {
    const { id, settle } = await send(way);
    const isAll = settle();
    notify('success', savedText('保存成功', isAll));
    await invalidate();
    if (!way.leaving) await onSaved(id);
    return isAll;
  }

  /** Submits the article for review, for authors who may not publish: those who may are notified. */
  async function handIn(way: Way): Promise<boolean> {
    const { id, settle } = await send(way);
    const isDone = await callOperation(submit, { body: { id } }).then(
      () => true,
      () => false, // said by the call
    );
    const isAll = settle();
    if (isDone) notify('success', savedText('已提交审核', isAll));
    await invalidate();
    await onSaved(id);
    return isAll;
  }

  /** The article is saved first: where it cannot be published it is a draft as it was typed. */
  async function publish(way: Way): Promise<boolean> {
    const { id, settle } = await send(way);
    const isDone = await callOperation(status, { body: { id, status: 1 } }).then(
      () => true,
      () => false, // said by the call
    );
    const publishTime = textOr(form.getFieldValue('publishTime'));
    // The server sets the time where the form has none.
    if (isDone) keep(id, { status: 1, publishTime: publishTime || undefined });
    const isAll = settle();
    if (isDone && !isAll) notify('success', savedText('发布成功', isAll));
    if (isDone && isAll) onPublished({ id, publishTime });
    else await onSaved(id);
    await invalidate();
    return isAll;
  }

  /** Shows a refusal at the fields that it names, else above the form. */
  function refusalOf(message: string): string | undefined {
    const errors = fieldErrors(formFields, message);
    showErrors(errors);
    return errors.length > 0 ? undefined : message;
  }

  /** Validates the form; problems are shown at their fields. */
  async function isValid(isWhole: boolean): Promise<boolean> {
    if (!(await areValid(form, isWhole ? undefined : ['title']))) return false;
    const waiting = isWhole ? [] : pendingFields(form, sentFields);
    if (waiting.length > 0) {
      showErrors(waiting);
      return false;
    }
    const lacksSource =
      isWhole &&
      needsSource(categoryName(form.getFieldValue('categoryId'))) &&
      textOr(form.getFieldValue('sourceUrl')).trim() === '';
    if (lacksSource) showErrors([{ name: 'sourceUrl', errors: [sourceText] }]);
    return !lacksSource;
  }

  const { runLeaving, ...steps } = useFormSteps<Step>({
    isLive,
    isValid: (step) => isValid(step !== 'save' || isLive),
    send: (step, way) => ({ save, submit: handIn, publish })[step](way),
    refusalOf,
  });
  return { record, form, start, unsaved, isLive, ...steps };
}

/** The initial values of an article's form. */
function startOf(record: Row | undefined): Values {
  return startValues(formFields, record && withWritten(record));
}

/** An article with the summary that somebody wrote: without one the server takes it from the text at each save. */
function withWritten(record: Row): Row {
  const isWritten = !isSummaryOf(htmlText(textOr(record.content)), textOr(record.summary));
  return isWritten ? record : { ...record, summary: '' };
}
