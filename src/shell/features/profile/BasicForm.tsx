import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPhone } from '@/src/lib/phoneNumber';
import { identifierOf } from '@/src/lib/plainText';
import { rules } from '@/src/lib/rules';
import { savedText } from '@/src/services/useUnsaved';
import { DraftBar, draftTexts } from '@/src/ui/display/DraftBar';
import { type Check, follows, inOrder, required } from '../../kit/checks';
import { Field } from '../../kit/Field';
import { useForm } from '../../kit/useForm';
import { useOverwriteQuestion } from '../../kit/useOverwriteQuestion';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { useUnsavedForm } from '../unsaved/useUnsavedForm';
import { type BasicName, basicNames, basicsOf, keptBasics, mergeBasics } from './mergeBasics';
import { type Profile, profileKey, readProfile, saveProfile } from './profileCalls';
import { SexChoice, sexTexts } from './SexChoice';
import { profileTexts } from './texts';
import '../../kit/field.css';

const formTexts = {
  'profile.form.name': '姓名',
  'profile.form.name.required': '请输入姓名',
  'profile.form.name.length': '姓名长度为 2-20 个字符',
  'profile.form.mobile': '手机号码',
  'profile.form.mobile.required': '请输入手机号码',
  'profile.form.mobile.taken': '手机号码已存在',
  'profile.form.email': '邮箱',
  'profile.form.email.taken': '邮箱已存在',
  'profile.form.save': '保存',
  'profile.form.saving': '保存中…',
  'profile.form.unsaved': '个人中心：基本资料',
  'profile.form.stale': '打开之后，{labels}已被他人修改，仍以您填写的为准吗？',
  'profile.form.stale.draft': '草稿写下之后，{labels}已被他人修改，仍以草稿为准吗？',
  'profile.form.overwrite': '以填写的为准',
} as const;

/**
 * The person's own data that they may change; saving shows in the top bar at once. A refusal leaves the typed text in
 * place.
 */
export function BasicForm({ services, profile }: { services: Services; profile: Profile }) {
  const { session, notifier } = services;
  const t = useTexts({ ...profileTexts, ...formTexts, ...sexTexts });
  const d = useTexts(draftTexts);
  const queries = useQueryClient();
  const taken = { phonenumber: t('profile.form.mobile.taken'), email: t('profile.form.email.taken') };
  const [began, setBegan] = useState(() => basicsOf(profile));
  const { ask, question } = useOverwriteQuestion(t('profile.form.overwrite'));
  const labels: Readonly<Record<BasicName, string>> = {
    ...{ nickName: t('profile.form.name'), phonenumber: t('profile.form.mobile') },
    ...{ email: t('profile.form.email'), sex: t('profile.sex') },
  };
  const isAgreed = async (key: `profile.form.stale${'' | '.draft'}`, both: readonly BasicName[]) =>
    both.length === 0 || ask(t(key, { labels: both.map((name) => labels[name]).join('、') }));
  const { form, field, values, change, replace, problem, sending, save } = useForm({
    initial: began,
    checks: {
      nickName: inOrder(required(t('profile.form.name.required')), nameLength(t('profile.form.name.length'))),
      phonenumber: inOrder(required(t('profile.form.mobile.required')), follows(rules.mobile)),
      email: follows(rules.email),
      sex: () => undefined,
    },
    serverErrors: { phonenumber: [taken.phonenumber], email: [taken.email] },
    submit: async (typed, isAll) => {
      const mine = { ...typed, nickName: typed.nickName.trim() };
      const now = basicsOf(await readProfile(services.send));
      const { basics: changes, both } = mergeBasics({ before: began, mine, now });
      if (!(await isAgreed('profile.form.stale', both))) return false;
      await saveProfile(services, changes).catch((error: unknown) => {
        throw ofField(error, taken);
      });
      session.updateUser({ realName: changes.nickName, mobile: changes.phonenumber });
      queries.setQueryData<Profile>(profileKey, (former) => former && { ...former, ...changes });
      setBegan(changes);
      const isDone = isAll();
      for (const name of basicNames) replace(name, typed[name], changes[name]);
      notifier.notify('success', savedText(t('profile.saved'), isDone));
      return isDone;
    },
  });
  const dirty = basicNames.some((name) => values[name] !== began[name]);
  const { draft, restored, discard } = useUnsavedForm({
    ...{ name: t('profile.form.unsaved'), values, base: { ...began }, dirty, save },
  });
  const restore = async () => {
    const mine = keptBasics(draft?.values) ?? began;
    const { basics, both } = mergeBasics({ before: keptBasics(draft?.base), mine, now: began });
    if (!(await isAgreed('profile.form.stale.draft', both))) return;
    for (const name of basicNames) change(name, basics[name]);
    restored();
  };
  return (
    <>
      <form className="profile-form" {...form}>
        {draft && <DraftBar draft={draft} onRestore={() => void restore()} onDiscard={discard} t={d} />}
        <Field {...field('nickName')} label={t('profile.form.name')} autoComplete="name" maxLength={20} />
        <Field
          {...field('phonenumber')}
          label={t('profile.form.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          onChange={(typed) => change('phonenumber', readPhone(typed) ?? typed)}
        />
        <Field
          {...field('email')}
          label={t('profile.form.email')}
          type="email"
          autoComplete="email"
          maxLength={50}
          required={false}
          onChange={(typed) => change('email', identifierOf(typed) ?? typed)}
        />
        <SexChoice send={services.send} value={values.sex} onChange={(value) => change('sex', value)} />
        <p className="profile-problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="button button-main" disabled={sending}>
          {sending ? t('profile.form.saving') : t('profile.form.save')}
        </button>
      </form>
      {question}
    </>
  );
}

function nameLength(message: string): Check {
  return (value) => ([...value.trim()].length < 2 || [...value.trim()].length > 20 ? message : undefined);
}

/** RuoYi names the account before its complaint. The form shows it at the field, in its own words. */
function ofField(error: unknown, taken: { phonenumber: string; email: string }): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/手机号码已存在/.test(message)) return new Error(taken.phonenumber);
  return /邮箱(账号)?已存在/.test(message) ? new Error(taken.email) : error;
}
