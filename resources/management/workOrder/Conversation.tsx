import { Button, Checkbox, Empty, Form, Input } from 'antd';
import { useId } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { erase } from '@/src/crud/defineResource';
import { upload } from '@/src/crud/fields/upload/upload';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { isRecord, isYes, textOr, textsOf } from '@/src/lib/record';
import { parseReply, type ReplyValues } from '@/src/lib/replies';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { textRules } from '@/src/ui/fields/rule';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { useUnsentReply } from '../useUnsentReply';
import type { OrderLine } from './readWorkOrder';
import { workOrderRules } from './workOrder';
import styles from './workOrder.module.css';

const { reply: replyRule } = workOrderRules;

/** Replies to a work order, and a line to add one; only the service desk reads 内部 ones. */
export function Conversation({ order }: { readonly order: OrderLine }) {
  const { data, error, refetch } = useReplies(order.id);
  return (
    <section aria-label="沟通记录" className={styles.lines}>
      <h3>沟通记录</h3>
      {error && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <Empty description="暂无回复" />}
      <ol className={styles.talk}>
        {data?.map((reply) => (
          <li key={textOr(reply.id)} data-internal={isYes(reply.internal)}>
            <b>{textOr(reply.author)}</b> <time>{formatTime(textOr(reply.createTime))}</time>{' '}
            {isYes(reply.internal) && <StateTag tone="warning">内部</StateTag>}
            <p>{textOr(reply.content)}</p>
            <ReplyPictures reply={reply} />
          </li>
        ))}
      </ol>
      <ReplyForm order={order} />
    </section>
  );
}

const pictures = upload('图片', 'images');
const pictureFields = erase({ images: pictures });

interface Said extends ReplyValues {
  readonly internal?: boolean;
}

function ReplyForm({ order: { id, orderNo } }: { readonly order: OrderLine }) {
  const { runOnce, running, allowed, needs } = useOperation('reply', '回复成功');
  const isPlatform = useIsPlatform();
  const [form] = Form.useForm<Said>();
  const formId = useId();
  const unsent = useUnsentReply(form, `回复工单：${orderNo}`);
  if (!allowed) return null;
  const send = (said: Said) => {
    const { content, images } = parseReply(said);
    return runOnce({ id, content: content.trim(), images, internal: said.internal ? 1 : 0 })
      .then(() => unsent.settle(said))
      .catch(() => undefined);
  };
  return (
    <Form
      form={form}
      name={formId}
      layout="vertical"
      onValuesChange={unsent.follow}
      onFinish={(said: Said) => void send(said)}
    >
      {unsent.bar && <DraftBar {...unsent.bar} />}
      <Form.Item name="content" validateFirst rules={textRules(replyRule)}>
        <Input.TextArea
          aria-label={replyRule.label}
          rows={3}
          maxLength={replyRule.maxLength}
          showCount
          placeholder={`请输入${replyRule.label}`}
        />
      </Form.Item>
      <FieldItems form={form} fields={pictureFields} />
      <div className={styles.send}>
        {isPlatform && (
          <Form.Item name="internal" valuePropName="checked" noStyle>
            <Checkbox>内部备注，提交人看不到</Checkbox>
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={running} data-needs={needs}>
          回复
        </Button>
      </div>
    </Form>
  );
}

function ReplyPictures({ reply }: { readonly reply: Readonly<Record<string, unknown>> }) {
  const images = textsOf(reply.images);
  return images.length > 0 && <pictures.kind.Cell value={images} record={reply} place="show" />;
}

function useReplies(id: OrderLine['id']) {
  const { name, endpoints } = useResourcePage().resource;
  return useCall(
    operationOf(endpoints, name, 'replies'),
    (data) => (Array.isArray(data) ? data.filter(isRecord) : []),
    { of: [name, 'replies'], body: { id } },
  );
}
