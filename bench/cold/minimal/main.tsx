/**
 * The baseline of the measurement: the minimum of React, Refine and antd's table. The sign-in page does without antd.
 * A page's code and data are requested at once, before anything is drawn.
 */
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchEarly } from './rows';

function SignInPage() {
  const [account, setAccount] = useState('');
  return (
    <form style={{ display: 'grid', gap: 16, width: 320, margin: '20vh auto', font: '14px sans-serif' }}>
      <h1>管理系统</h1>
      <input placeholder="账号" value={account} onChange={(event) => setAccount(event.target.value)} />
      <input placeholder="密码" type="password" />
      <button type="submit">登录</button>
    </form>
  );
}

/** Asks for the code and the data of the address before React draws. */
function signedIn() {
  const shell = import('./Shell');
  const list = location.pathname.slice(1);
  void (list ? import('./ListPage') : import('./HomePage'));
  if (list) fetchEarly(list);
  const Shell = lazy(() => shell);
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(localStorage.getItem('token') ? signedIn() : <SignInPage />);
