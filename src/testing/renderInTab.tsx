import { Activity, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderInside } from './openView';

/** Draws an element inside the application, in a tab that `look` hides and shows again. */
export async function renderInTab(element: ReactNode) {
  let look = (_shown: boolean) => {};
  function Tab() {
    const [shown, setShown] = useState(true);
    look = (now) => flushSync(() => setShown(now));
    return <Activity mode={shown ? 'visible' : 'hidden'}>{element}</Activity>;
  }
  const visit = await renderInside(<Tab />);
  return { visit, look: (shown: boolean) => look(shown) };
}
