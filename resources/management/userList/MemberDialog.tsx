import { Alert, Form, type FormRule, Input, Select } from 'antd';
import { Suspense } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { erase } from '@/src/crud/defineResource';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { useCall } from '@/src/crud/useCall';
import { useLast } from '@/src/crud/useLast';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import {
  type Member,
  membershipRemark,
  payTypeRefusal,
  proofOf,
  userTypeRefusal,
  usualEnd,
} from '@/src/gaokao/membership';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { digitsOf } from '@/src/lib/phoneNumber';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { datetime } from '@/src/ui/fields/date';
import { reason } from '@/src/ui/fields/reason';
import { Skeleton } from '@/src/ui/Skeleton';
import { ProvincesInput } from '../../lookups/province';
import { wordsOf } from '../card/cardEnumerations';
import { managementEndpoints } from '../endpoints';
import { type MembershipValues, membershipIn, problemAt, refusalParts } from './membershipForm';
import { OrderInput } from './OrderInput';
import { RightsPreview } from './RightsPreview';
import { memberOf, type UserRow } from './user';

const { one } = managementEndpoints['management/user-list'].operations;
const types = wordsOf(userTypes);
const DateTimeInput = datetime('').kind.Input;

const remark = erase({ remark: reason(membershipRemark, { minLength: 5 }) });

type Rec = Readonly<Record<string, unknown>>;

/**
 * 设置会员: what a student may use, until when, and how it comes about (screen G6). Its form items are written by hand:
 * hints, messages and choices follow the present membership and the other values.
 */
export default function MemberDialog({ row, close }: RowDialogProps<Pick<UserRow, 'id' | 'name' | 'rev'>>) {
  const { data, isError } = useUser(row);
  const user = useLast(data);
  if (user) return <MemberForm user={user} close={close} />;
  return (
    <ActionModal title={`设置会员：${row.name}`} reading={!isError} onOk={close} onCancel={close}>
      {isError ? <Alert type="error" showIcon message="用户加载失败，请稍后再试" /> : <Skeleton />}
    </ActionModal>
  );
}

/** The user as she is now: the row of the list may be older. */
function useUser({ id, rev }: Pick<UserRow, 'id' | 'rev'>) {
  return useCall(
    one,
    (data): Rec => {
      if (!isRecord(data)) throw new Error('no user');
      return data;
    },
    {
      of: ['management/user-list', 'member', rev],
      body: { id },
      quiet: false,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
}

function MemberForm({ user, close }: { readonly user: Rec; readonly close: () => void }) {
  const [form] = Form.useForm<MembershipValues>();
  const from = memberOf(user);
  const entered = Form.useWatch<MembershipValues | undefined>([], form) ?? startOf(user, from);
  // Ordinary users have no fields but their type.
  const values = entered.userType === 0 ? { ...entered, vipPayType: 0 } : entered;
  const proof = proofOf(from, values);
  const changeType = (userType: number) => form.setFieldsValue(usualFor(user, from, userType));
  return (
    <ActionDialog<MembershipValues>
      operation="vip"
      title={`设置会员：${textOr(user.name)}`}
      text={question(user, from, values)}
      once
      width={680}
      form={form}
      success="设置成功"
      initialValues={{ ...startOf(user, from) }}
      body={(sent) => bodyOf(user, sent)}
      refusals={refusalParts}
      close={close}
    >
      <RightsPreview
        from={from}
        to={membershipIn(values)}
        cardNo={textOr(user.cardNo)}
        newCardNo={values.cardNo ?? ''}
      />
      <Form.Item
        name="userType"
        label="用户类型"
        rules={[needed('请选择用户类型'), ruleAt('userType', from)]}
      >
        <Select
          options={userTypes.map(({ value, label }) => {
            const refusal = userTypeRefusal(from.userType, value, from.trialUsed);
            return {
              value,
              label: refusal ? `${label}（${refusal}）` : label,
              disabled: refusal !== undefined,
            };
          })}
          onChange={changeType}
        />
      </Form.Item>
      {values.userType > 0 && (
        <>
          <Form.Item
            name="vipPayType"
            label="开通方式"
            dependencies={['userType']}
            rules={[needed('请选择开通方式'), ruleAt('vipPayType', from)]}
          >
            <Select options={payOptions(from, values.userType)} placeholder="请选择开通方式" />
          </Form.Item>
          {values.vipPayType === 2 && <CardItem isNeeded={proof === 'card'} present={textOr(user.cardNo)} />}
          {(values.vipPayType === 3 || values.vipPayType === 4) && (
            <Form.Item
              name="orderNo"
              label="服务订单号"
              rules={proof === 'order' ? [needed('请选择服务订单')] : []}
              extra={values.vipPayType === 3 ? '已支付的会员卡订单' : '已支付的专家一对一订单'}
            >
              <OrderInput userId={textOr(user.id)} wanted={values} />
            </Form.Item>
          )}
          <Suspense fallback={<Skeleton rows={1} />}>
            <Form.Item
              name="expireTime"
              label="有效期至"
              rules={[needed('请选择有效期'), ruleAt('expireTime', from)]}
            >
              <DateTimeInput />
            </Form.Item>
          </Suspense>
          <Form.Item
            name="provinceIds"
            label="可用省份"
            rules={[needed('请选择可用省份'), ruleAt('provinceIds', from)]}
          >
            <ProvincesInput />
          </Form.Item>
        </>
      )}
      <FieldItems form={form} fields={remark} />
    </ActionDialog>
  );
}

const needed = (message: string): FormRule => ({ required: true, message });

/** The rules of memberships at a field. */
function ruleAt(field: keyof typeof refusalParts, from: Member): FormRule {
  return ({ getFieldsValue }) => ({
    validator: async () => {
      const values: MembershipValues = getFieldsValue(true);
      const problem = problemAt(field, from, values, Date.now());
      if (problem) throw new Error(problem);
    },
  });
}

/**
 * The ways of payment that staff may choose. The present one and the user's own stay visible where they are not among
 * them.
 */
function payOptions(from: Member, userType: number) {
  return vipPayTypes
    .filter(({ value }) => value > 0)
    .map(({ value: vipPayType, label }) => ({
      value: vipPayType,
      label,
      disabled: payTypeRefusal(from, { userType, vipPayType }) !== undefined,
    }));
}

function CardItem({ isNeeded, present }: { readonly isNeeded: boolean; readonly present: string }) {
  return (
    <Form.Item
      name="cardNo"
      label="会员卡号"
      normalize={(typed: string) => digitsOf(typed) ?? typed}
      validateFirst
      extra={isNeeded ? '输入新卡的卡号' : `不填则沿用当前卡 ${groupedNumber(present)}`}
      rules={[
        ...(isNeeded ? [needed('请输入 16 位卡号')] : []),
        { pattern: /^\d{16}$/, message: '请输入 16 位卡号' },
      ]}
    >
      <Input inputMode="numeric" autoComplete="off" placeholder="请输入 16 位卡号" />
    </Form.Item>
  );
}

/** The form as it opens: the present membership, or that of 志愿卡 for whoever has none. */
function startOf(user: Rec, from: Member): MembershipValues {
  if (from.userType === 0) return { userType: 1, vipPayType: 2, remark: '', ...usualFor(user, from, 1) };
  return { ...from, expireTime: from.vipExpire, remark: '' };
}

/** Defaults of a user type: a new card, and the end of the season or of the trial. */
function usualFor(user: Rec, from: Member, userType: number): Partial<MembershipValues> {
  if (userType === from.userType)
    return { vipPayType: from.vipPayType, expireTime: from.vipExpire, provinceIds: from.provinceIds };
  if (userType === 0) return { vipPayType: 0 };
  const about = { userType, year: numberOr(user.year) };
  const trialDays = numberOr(user.trialDays) || undefined;
  return {
    vipPayType: from.vipPayType === 4 ? 4 : 2,
    expireTime: usualEnd(about, Date.now(), trialDays),
    provinceIds: from.provinceIds.length > 0 ? from.provinceIds : [from.provinceId],
  };
}

function question(user: Rec, from: Member, { userType, expireTime }: MembershipValues): string {
  const [before, after] = [types[from.userType] ?? '', types[userType] ?? ''];
  const end = userType === 0 ? '权益立即结束' : `有效期至 ${expireTime ?? ''}`;
  return `将「${textOr(user.name)}」由${before}变更为${after}，${end}，确定吗？`;
}

function bodyOf(user: Rec, sent: MembershipValues) {
  const { userType, remark, cardNo, orderNo, expireTime, provinceIds } = sent;
  const about = { userId: user.id, userType, year: numberOr(user.year), remark, rev: user.rev };
  if (userType === 0) return { ...about, vipPayType: 0 };
  const { vipPayType } = sent;
  return {
    ...{ ...about, vipPayType, expireTime, provinceIds },
    ...(vipPayType === 2 && cardNo && { cardNo }),
    ...(vipPayType > 2 && orderNo && { orderNo }),
  };
}
