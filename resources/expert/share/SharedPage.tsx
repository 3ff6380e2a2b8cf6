import { type FormEvent, useEffect, useId, useState } from 'react';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { isRequestError } from '@/providers/http/errors';
import { type Send, sendForResponse } from '@/providers/http/request';
import { digitsOf } from '@/src/lib/phoneNumber';
import { SharedSheet } from './SharedSheet';
import styles from './shared.module.css';
import { readShared, type SharedTable } from './sharedTable';

interface Props {
  readonly send: Send;
  readonly shareId: string;
}

type State =
  | { readonly phase: 'reading' }
  | { readonly phase: 'locked'; readonly refusal?: string }
  | { readonly phase: 'open'; readonly table: SharedTable }
  /** The server's own words: the link is over, or was taken back. */
  | { readonly phase: 'over'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string };

/**
 * A shared table of choices, for families without an account (E3, E5). Plain React without antd, router and session.
 * No token is sent, nothing is stored in the browser, and search engines and other hosts learn no address.
 */
export default function SharedPage({ send, shareId }: Props) {
  const [state, setState] = useState<State>({ phase: 'reading' });
  usePrivate(state.phase === 'open' ? state.table.title : '志愿表');
  const open = async (password?: string) => setState(await read(send, shareId, password));

  useEffect(() => {
    let isGone = false;
    void read(send, shareId).then((next) => isGone || setState(next));
    return () => {
      isGone = true;
    };
  }, [send, shareId]);

  if (state.phase === 'open') return <SharedSheet table={state.table} />;
  return (
    <main className={styles.gate}>
      {state.phase === 'reading' && (
        <p role="status" className={styles.soft}>
          正在打开志愿表…
        </p>
      )}
      {state.phase === 'locked' && <PasswordForm refusal={state.refusal} onSubmit={open} />}
      {state.phase === 'over' && (
        <>
          <h1>{state.message}</h1>
          <p className={styles.soft}>请联系您的填报专家重新分享。</p>
        </>
      )}
      {state.phase === 'failed' && (
        <>
          <h1>志愿表打开失败</h1>
          <p className={styles.soft}>{state.message}</p>
          <button type="button" className={styles.button} onClick={() => void open()}>
            重新加载
          </button>
        </>
      )}
    </main>
  );
}

interface PasswordProps {
  readonly refusal: string | undefined;
  readonly onSubmit: (password: string) => Promise<void>;
}

function PasswordForm({ refusal, onSubmit }: PasswordProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<string>();
  const [sending, setSending] = useState(false);
  const problem = own ?? refusal;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const digits = digitsOf(password) ?? '';
    if (!/^\d{4}$/.test(digits)) return setOwn('请输入 4 位数字密码');
    setOwn(undefined);
    setSending(true);
    await onSubmit(digits);
    setSending(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1>请输入访问密码</h1>
      <p className={styles.soft}>这份志愿表设置了访问密码，请向您的填报专家索取。</p>
      <label htmlFor={id}>访问密码</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={password}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setPassword(event.target.value);
          setOwn(undefined);
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.button} disabled={sending}>
        {sending ? '正在打开…' : '查看志愿表'}
      </button>
    </form>
  );
}

const { method, path } = platformCalls.shareInfo;

async function read(send: Send, shareId: string, password?: string): Promise<State> {
  const body = { shareId, ...(password !== undefined && { password }) };
  const options = { public: true, quiet: true, allowRepeat: true };
  try {
    const { data } = await sendForResponse(send, { method, path, body, options });
    const shared = readShared(data);
    if (!shared) return { phase: 'failed', message: '服务器返回的数据无法识别' };
    return 'needPassword' in shared ? { phase: 'locked' } : { phase: 'open', table: shared };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!isRequestError(error, 'refused')) return { phase: 'failed', message };
    return password !== undefined && message.includes('密码')
      ? { phase: 'locked', refusal: message }
      : { phase: 'over', message };
  }
}

/** Keeps the page from search engines, and its address from other hosts. */
function usePrivate(title: string): void {
  useEffect(() => {
    const metas = Object.entries({ robots: 'noindex, nofollow', referrer: 'no-referrer' });
    const added = metas.map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    );
    document.head.append(...added);
    return () => {
      for (const meta of added) meta.remove();
    };
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
