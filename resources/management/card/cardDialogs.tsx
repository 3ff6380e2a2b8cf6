import { Alert, Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { useServices } from '@/src/crud/services';
import { usualEnd } from '@/src/gaokao/membership';
import { readPhone } from '@/src/lib/phoneNumber';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { rules } from '@/src/lib/rules';
import { DateItem } from '@/src/ui/fields/DateItem';
import { managementEndpoints } from '../endpoints';
import type { Card } from './card';
import styles from './card.module.css';
import { groupedNumber } from './cardNumber';
import { type CardStep, cardSteps, lastDeadline } from './cardSteps';

const findUser = managementEndpoints['management/card-data'].operations.user;

const reason = <ReasonItem name="remark" min={5} max={200} />;

interface StepProps {
  readonly name: CardStep;
  readonly rows: readonly Card[];
  readonly text: string;
  readonly close: () => void;
  readonly done?: BatchDialogProps<Card>['done'];
  readonly danger?: boolean;
}

function StepDialog({ name, rows, ...rest }: StepProps) {
  const { label } = cardSteps[name];
  return (
    <ActionDialog operation={name} title={label} rows={rows} once success={`${label}成功`} {...rest}>
      {reason}
    </ActionDialog>
  );
}

/** Frees the card of somebody (screen G10). */
export function UnbindDialog({ row, close }: RowDialogProps<Card>) {
  const text = `解绑后「${row.userName}」变为普通用户，确定解绑 ${groupedNumber(row.cardNo)} 吗？`;
  return <StepDialog name="unbind" rows={[row]} text={text} close={close} danger />;
}

export function FreezeDialog({ rows, ...rest }: BatchDialogProps<Card>) {
  return (
    <StepDialog
      name="freeze"
      rows={rows}
      text={`冻结后权益暂停，确定冻结 ${rows.length} 张卡吗？`}
      {...rest}
    />
  );
}

export function UnfreezeDialog({ rows, ...rest }: BatchDialogProps<Card>) {
  return <StepDialog name="unfreeze" rows={rows} text={`确定解冻 ${rows.length} 张卡吗？`} {...rest} />;
}

export function VoidDialog({ rows, ...rest }: BatchDialogProps<Card>) {
  return (
    <StepDialog
      name="void"
      rows={rows}
      text={`作废后不可恢复，确定作废 ${rows.length} 张卡吗？`}
      danger
      {...rest}
    />
  );
}

interface Extension {
  readonly remark: string;
  readonly bindDeadline: string;
}

/** Gives cards that nobody bound in time more time. */
export function ExtendDialog({ rows, close, done }: BatchDialogProps<Card>) {
  const last = lastDeadline(Math.min(...rows.map(({ year }) => numberOr(year))));
  return (
    <ActionDialog<Extension>
      operation="extend"
      title="延期"
      rows={rows}
      once
      success="延期成功"
      body={({ remark, bindDeadline }) => ({ remark, bindDeadline })}
      refusals={{ bindDeadline: ['绑定截止日期'] }}
      initialValues={{ bindDeadline: last }}
      close={close}
      done={done}
    >
      <DateItem name="bindDeadline" label="绑定截止" missing="请选择绑定截止日期" extra={`最晚 ${last}`} />
      {reason}
    </ActionDialog>
  );
}

/** Parts of what the server says of a user, or of the card, that do not go together. */
const bindRefusals = ['该卡', '卡类型', '该用户', '升学卡改为', '正式卡用户', '专家一对一用户', '考生不存在'];

interface Binding {
  readonly mobile: string;
  readonly expireTime: string;
  readonly remark?: string;
}

/** Binds a card to a user who is found by mobile number (screen G10). */
export function BindDialog({ row, close }: RowDialogProps<Card>) {
  const { callOperation } = useServices();
  const [form] = Form.useForm<Binding>();
  const [user, setUser] = useState<{ id: unknown; name: string; mobile: string }>();
  const cardType = numberOr(row.cardType);
  const find = async (mobile: string) => {
    setUser(undefined);
    if (!rules.mobile.test(mobile)) return;
    const { data } = await callOperation(findUser, { body: { mobile }, options: { allowRepeat: true } });
    if (isRecord(data)) setUser({ id: data.id, name: textOr(data.name), mobile });
    else form.setFields([{ name: 'mobile', errors: ['未找到该手机号对应的用户'] }]);
  };
  return (
    <ActionDialog<Binding>
      operation="bind"
      title={`后台绑卡：${groupedNumber(row.cardNo)}`}
      once
      success="绑卡成功"
      form={form}
      initialValues={{
        expireTime: usualEnd({ userType: cardType, year: numberOr(row.year) }, Date.now()),
      }}
      refusals={{ mobile: bindRefusals, expireTime: ['有效期'] }}
      body={({ expireTime, remark = '' }) => ({
        ...{
          userId: user?.id,
          userType: cardType,
          vipPayType: 2,
          cardNo: row.cardNo,
          year: numberOr(row.year),
        },
        ...{ expireTime, remark },
      })}
      close={close}
    >
      <Form.Item
        name="mobile"
        label="用户手机号"
        normalize={(typed: string) => readPhone(typed) ?? typed}
        validateFirst
        extra={user && `绑定给：${user.name}`}
        rules={[
          { required: true, message: '请输入手机号' },
          {
            validator: async (_rule, value: string) =>
              refuseUnless(rules.mobile.test(value), rules.mobile.message),
          },
          {
            validator: async (_rule, value: string) => refuseUnless(user?.mobile === value, '请先查询到用户'),
          },
        ]}
        validateTrigger="onSubmit"
      >
        <Input.Search
          inputMode="tel"
          enterButton="查询"
          onSearch={(value, event) => {
            event?.preventDefault();
            void find(value.trim()).catch(() => setUser(undefined));
          }}
        />
      </Form.Item>
      <DateItem name="expireTime" label="有效期至" missing="请选择有效期" />
      <Form.Item name="remark" label="备注">
        <Input maxLength={200} />
      </Form.Item>
    </ActionDialog>
  );
}

function refuseUnless(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}

/** Milliseconds for which a secret is shown. */
const shownFor = 30_000;

/** Shows the secret of a card for half a minute, for the password of whoever asks (screen G10). */
export function SecretDialog({ row, close }: RowDialogProps<Card>) {
  const [secret, setSecret] = useState('');
  useEffect(() => {
    if (secret === '') return;
    const end = setTimeout(close, shownFor);
    return () => clearTimeout(end);
  }, [secret, close]);
  if (secret !== '')
    return (
      <Modal open title={`卡密：${groupedNumber(row.cardNo)}`} footer={null} onCancel={close}>
        <p className={styles.secret}>{secret}</p>
        <Alert type="warning" showIcon message="卡密将在 30 秒后隐藏，请勿截图外传" />
      </Modal>
    );
  return (
    <ActionDialog
      operation="secret"
      title="查看卡密"
      text={`查看 ${groupedNumber(row.cardNo)} 的卡密会留下记录。`}
      rows={[row]}
      password
      success="已显示卡密"
      onDone={(data) => setSecret(isRecord(data) ? textOr(data.secret) : '')}
      // the revealed value is shown in its place
      done={() => undefined}
      close={close}
    />
  );
}
