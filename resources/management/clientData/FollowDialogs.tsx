import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { DictionarySelect } from '@/src/crud/fields/dictionary';
import DateTimeInput from '@/src/ui/fields/DateTimeInput';
import { type Client, followWays } from './client';
import { isPast } from './clientFields';

const refusals = { nextTime: ['下次跟进时间'], content: ['跟进内容'], way: ['跟进方式'] };

/** The members of a client that a follow-up needs. */
type Spoken = Pick<Client, 'id' | 'name' | 'rev'>;

interface TalkProps extends RowDialogProps<Spoken> {
  readonly title: string;
  readonly success: string;
  /** The stage that the talk leads to, where it says so. */
  readonly stage?: number;
}

function TalkDialog({ row, close, title, success, stage }: TalkProps) {
  return (
    <ActionDialog<object>
      title={`${title}：${row.name}`}
      operation="follow"
      rows={[row]}
      body={(values) => ({ ...values, ...(stage !== undefined && { stage }) })}
      success={success}
      refusals={refusals}
      close={close}
      initialValues={{ way: 1 }}
    >
      <Form.Item name="way" label="跟进方式" rules={[{ required: true, message: '请选择跟进方式' }]}>
        <Select options={[...followWays]} />
      </Form.Item>
      <ReasonItem name="content" label="跟进内容" min={5} max={500} phrases={phrases} />
      <NextTimeItem />
    </ActionDialog>
  );
}

const phrases = ['电话未接通，稍后再联系', '家长需要与孩子商量', '已约到店面谈'];

/** The time of the next follow-up: not in the past. */
function NextTimeItem() {
  return (
    <Form.Item
      name="nextTime"
      label="下次跟进"
      rules={[
        {
          validator: async (_rule, value: unknown) => {
            if (typeof value === 'string' && value !== '' && isPast(value))
              throw new Error('下次跟进时间须晚于当前时间');
          },
        },
      ]}
    >
      <DateTimeInput placeholder="请选择下次跟进" />
    </Form.Item>
  );
}

/** 写跟进: enters a follow-up and the time of the next (screen G2). */
export function FollowDialog(props: RowDialogProps<Spoken>) {
  return <TalkDialog {...props} title="写跟进" success="跟进成功" />;
}

/** 重新跟进: resumes the contact with a lost client. */
export function ResumeDialog(props: RowDialogProps<Spoken>) {
  return <TalkDialog {...props} title="重新跟进" success="已重新跟进" stage={1} />;
}

interface LostValues {
  readonly lostReason: string;
}

/** 标记流失: for a reason. */
export function LoseDialog({ row, close }: RowDialogProps<Spoken>) {
  return (
    <ActionDialog<LostValues>
      title={`标记流失：${row.name}`}
      danger
      operation="follow"
      rows={[row]}
      body={(values) => ({ ...values, stage: 3 })}
      success="已标记流失"
      refusals={{ lostReason: ['流失原因'] }}
      close={close}
    >
      <Form.Item name="lostReason" label="流失原因" rules={[{ required: true, message: '请选择流失原因' }]}>
        <DictionarySelect type="lost_reason" placeholder="请选择流失原因" />
      </Form.Item>
    </ActionDialog>
  );
}
