import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { succeeds } from '@/providers/auth/authProvider';
import type { SignInForm } from '@/providers/auth/sessionServer';
import { useAddress } from '../kit/address';
import { PlainLink } from '../kit/PlainLink';
import { useTexts } from '../kit/useTexts';
import { usePlatform } from '../model/platform/usePlatform';
import type { Services } from '../model/services';
import { AccountForm } from './AccountForm';
import { type Demo, DemoAccounts } from './DemoAccounts';
import { SmsForm } from './SmsForm';
import { sendCode } from './signInCalls';
import { sessionTexts } from './texts';

interface SignInPageProps {
  readonly services: Services;
  readonly account: string;
  readonly demo: Demo;
  readonly notice: string | undefined;
  /** The only form of a server without SMS, registration and our accounts. */
  readonly children?: ReactNode;
}

const ways = ['account', 'sms'] as const;
type Way = (typeof ways)[number];

/** The sign-in page (screen A1). The guard decides the address afterwards. */
export function SignInPage({ notice, children, ...props }: SignInPageProps) {
  const t = useTexts(sessionTexts);
  return (
    <>
      <h1>{t('login.title')}</h1>
      {notice !== undefined && (
        <p className="sign-notice" role="alert">
          {notice}
        </p>
      )}
      {children || <OwnSignIn {...props} />}
    </>
  );
}

/** Sign-in by account or by SMS, a link to the registration, and the accounts of a demonstration. */
function OwnSignIn({
  services: { send, auth, platform },
  account,
  demo,
}: Omit<SignInPageProps, 'notice' | 'children'>) {
  const t = useTexts(sessionTexts);
  const { registerOpen } = usePlatform(platform).info;
  const { search } = useAddress();
  const [way, setWay] = useState<Way>('account');
  // The next form takes at least the place of this one: the page does not jump.
  const [minHeight, setMinHeight] = useState<number>();
  const forms = useRef<HTMLDivElement>(null);
  const id = useId();
  const signIn = async (form: SignInForm) => void (await succeeds(auth.login(form)));
  const panel = (one: Way) => ({
    id: `${id}-${one}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-${one}-tab`,
    hidden: way !== one,
  });

  return (
    <>
      <Ways
        id={id}
        way={way}
        onChange={(next) => {
          setMinHeight(forms.current?.offsetHeight);
          setWay(next);
        }}
      />
      <div ref={forms} style={{ minHeight }}>
        <div {...panel('account')}>
          <AccountForm account={account} signIn={signIn} />
        </div>
        <div {...panel('sms')}>
          <SmsForm signIn={signIn} sendCode={(mobile) => sendCode(send, mobile, 'login')} />
        </div>
      </div>
      <p className="sign-other">
        {registerOpen && (
          <PlainLink to={`/register${search}`} className="link">
            {t('login.register')}
          </PlainLink>
        )}
      </p>
      {demo.accounts.length > 0 && <DemoAccounts demo={demo} signIn={signIn} />}
    </>
  );
}

/** The two tabs; arrow keys move between them. */
function Ways({ id, way, onChange }: { id: string; way: Way; onChange: (way: Way) => void }) {
  const t = useTexts(sessionTexts);
  const names = { account: t('login.tab.account'), sms: t('login.tab.sms') };

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = way === 'account' ? 'sms' : 'account';
    onChange(other);
    document.getElementById(`${id}-${other}-tab`)?.focus();
  }

  return (
    <div className="sign-tabs" role="tablist" onKeyDown={move}>
      {ways.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}-tab`}
          aria-selected={way === one}
          aria-controls={`${id}-${one}`}
          tabIndex={way === one ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
}
