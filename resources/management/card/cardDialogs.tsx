import { Alert, Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { userTypes } from '@/src/gaokao/enumerations';
import { usualEnd } from '@/src/gaokao/membership';
import { timeOr } from '@/src/lib/dates';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { readPhone } from '@/src/lib/phoneNumber';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { rules } from '@/src/lib/rules';
import { useServices } from '@/src/services/useServices';
import { DateItem } from '@/src/ui/fields/DateItem';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { managementEndpoints } from '../endpoints';
import type { Card } from './card';
import styles from './card.module.css';
import { wordsOf } from './cardEnumerations';

const findUser = managementEndpoints['management/card-data'].operations.user;
const types = wordsOf(userTypes);

/** Parts of what the server says of a user, or of the card, that do not go together. */
const bindRefusals = ['该卡', '卡类型', '该用户', '升学卡改为', '正式卡用户', '专家一对一用户', '考生不存在'];

interface Binding {
  readonly mobile: string;
  readonly expireTime: string;
  readonly remark?: string;
}

/**
 * Binds a card to a user who is found by mobile number (screen G10). Its form items are written by hand: a press looks
 * the number up, and whoever was found allows the rest.
 */
export function BindDialog({ row, close }: RowDialogProps<Card>) {
  const { callOperation } = useServices();
  const [form] = Form.useForm<Binding>();
  const [user, setUser] = useState<{ id: unknown; mobile: string; text: string }>();
  const cardType = numberOr(row.cardType);
  const endFor = (trialDays?: number) =>
    usualEnd({ userType: cardType, year: numberOr(row.year) }, Date.now(), trialDays);
  const find = async (mobile: string) => {
    setUser(undefined);
    // rc-field-form warns of errors that are taken away where none are.
    if (form.getFieldError('mobile').length > 0) form.setFields([{ name: 'mobile', errors: [] }]);
    if (!rules.mobile.test(mobile)) {
      form.setFields([{ name: 'mobile', errors: [rules.mobile.message] }]);
      return;
    }
    const { data } = await callOperation(findUser, { body: { mobile }, options: { allowRepeat: true } });
    if (!isRecord(data)) {
      form.setFields([{ name: 'mobile', errors: ['未找到该手机号对应的用户'] }]);
      return;
    }
    setUser({ id: data.id, mobile, text: holderText(data) });
    // How long a trial lasts is a setting of the user's institution.
    if (!form.isFieldTouched('expireTime'))
      form.setFields([
        // A value that is set would count as typed.
        { name: 'expireTime', value: endFor(numberOr(data.trialDays) || undefined), touched: false },
      ]);
  };
  return (
    <ActionDialog<Binding>
      operation="bind"
      title={`后台绑卡：${groupedNumber(row.cardNo)}`}
      once
      success="绑卡成功"
      form={form}
      initialValues={{ expireTime: endFor() }}
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
        extra={user?.text}
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
          placeholder="请输入手机号，再按查询"
          enterButton="查询"
          onSearch={(value, event) => {
            event?.preventDefault();
            void find(value.trim()).catch(() => setUser(undefined));
          }}
        />
      </Form.Item>
      <DateItem name="expireTime" label="有效期至" missing="请选择有效期" />
      <Form.Item name="remark" label="备注">
        <Input maxLength={200} placeholder="请输入备注" />
      </Form.Item>
    </ActionDialog>
  );
}

/** The found user with the present membership, and the card that a new one takes the place of. */
function holderText({ name, userType, vipExpire, cardNo }: Readonly<Record<string, unknown>>): string {
  const type = numberOr(userType);
  const present = type > 0 ? `，现为${types[type] ?? ''}，有效期至 ${timeOr(vipExpire)}` : '';
  const former = textOr(cardNo);
  return `绑定给：${textOr(name)}${present}${former && `，原卡 ${groupedNumber(former)} 将失效`}`;
}

function refuseUnless(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}

/** Milliseconds for which a secret is shown. */
const shownFor = 30_000;

/** Shows the secret of a card for half a minute, after the viewer's password (screen G10). */
export function SecretDialog({ row, close }: RowDialogProps<Card>) {
  useReturnFocus();
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
