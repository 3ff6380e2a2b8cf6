import { Alert, Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { useActionCall } from '@/src/crud/actions/useActionCall';
import { erase } from '@/src/crud/defineResource';
import { upload } from '@/src/crud/fields/upload/upload';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { cutText } from '@/src/lib/cutText';
import { isRecord, textOr } from '@/src/lib/record';
import { parseReply, type ReplyValues, unsentOf } from '@/src/lib/replies';
import { useCan } from '@/src/services/useCan';
import { textRules } from '@/src/ui/fields/rule';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { consultRules, fillPhrase, phrasesFor } from './consult';
import styles from './consult.module.css';
import type { ConsultLine } from './readConsult';
import type { Replies } from './useReplies';

interface Props {
  readonly consult: ConsultLine;
  readonly replies: Replies;
}

const { reply: replyRule } = consultRules;
const pictures = erase({ images: upload('图片', 'images', { maxCount: 6 }) });

/** The reply being written, with answers to similar questions and quick phrases. */
export function ReplyForm({ consult, replies }: Props) {
  const { resource } = useResourcePage();
  const can = useCan();
  const [form] = Form.useForm<ReplyValues>();
  const content = Form.useWatch('content', form) ?? '';
  const key = String(consult.id);
  const [start] = useState(() => replies.of(key));
  const sent = useRef(start);
  const { send, running, refusal } = useActionCall<ReplyValues>(form, {
    operation: 'reply',
    once: true,
    rows: [consult],
    body: (values) => ({ ...parseReply(values) }),
    success: '回复成功',
    refusals: { content: ['回复内容', '该咨询已关闭'] },
    close: () => {
      const rest = unsentOf(replies.of(key), sent.current);
      replies.put(key, rest);
      form.setFieldsValue(rest);
    },
  });
  const { reply } = resource.endpoints.operations;
  if (!can(reply)) return null;
  const add = (words: string) => {
    const now: unknown = form.getFieldValue('content');
    const before = textOr(now).trim();
    const next = before === '' ? words : `${before}\n${words}`;
    form.setFieldValue('content', next);
    replies.put(key, { ...replies.of(key), content: next });
    form.focusField('content');
  };
  return (
    <Form<ReplyValues>
      form={form}
      layout="vertical"
      initialValues={start}
      onValuesChange={(_changed, values) => replies.put(key, parseReply(values))}
      onFinish={(values) => {
        sent.current = parseReply(values);
        void send(values);
      }}
    >
      {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
      <Similar consult={consult} typed={content} quote={add} />
      <fieldset className={styles.phrases}>
        <legend>快捷短语</legend>
        {phrasesFor(consult.topic).map((phrase) => {
          const words = fillPhrase(phrase, consult);
          return (
            <Button key={phrase} size="small" title={words} onClick={() => add(words)}>
              {words.length > 24 ? `${cutText(words, 24)}…` : words}
            </Button>
          );
        })}
      </fieldset>
      <Form.Item name="content" label={replyRule.label} validateFirst rules={textRules(replyRule)}>
        <Input.TextArea
          rows={4}
          maxLength={replyRule.maxLength}
          showCount
          placeholder={`请输入${replyRule.label}`}
        />
      </Form.Item>
      <FieldItems form={form} fields={pictures} />
      <Button type="primary" htmlType="submit" loading={running} data-needs={reply?.permission}>
        回复
      </Button>
    </Form>
  );
}

interface SimilarProps {
  readonly consult: ConsultLine;
  readonly typed: string;
  readonly quote: (answer: string) => void;
}

/** 相似问答: answers to the questions most similar to this one and the typed text; 引用 copies an answer. */
function Similar({ consult, typed, quote }: SimilarProps) {
  const { data = [] } = useSimilar(consult.id, useDebounced(typed.slice(0, 200)));
  if (data.length === 0) return null;
  return (
    <section className={styles.similar} aria-label="相似问答">
      <h3>相似问答</h3>
      <ul>
        {data.map(({ id, question, answer }) => (
          <li key={id}>
            <b>{question}</b>
            <p>{answer}</p>
            <Button size="small" aria-label={`引用：${question}`} onClick={() => quote(answer)}>
              引用
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useSimilar(id: ConsultLine['id'], words: string) {
  const { name, endpoints } = useResourcePage().resource;
  return useCall(
    operationOf(endpoints, name, 'similar'),
    (data) =>
      (Array.isArray(data) ? data.filter(isRecord) : []).map((row) => ({
        id: textOr(row.id),
        question: textOr(row.question),
        answer: textOr(row.answer),
      })),
    { of: [name, 'similar'], body: { id, words }, keepPrevious: true },
  );
}
