import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { expect } from 'vitest';
import { renderInside, type VisitOptions } from './openView';

/** Asks a hook on the page at an address, inside the application; `answer` is what it returned last. */
export async function askHook<T>(address: string, useHook: () => T, options?: VisitOptions) {
  const answers: { readonly answer: T }[] = [];
  function HookHost() {
    answers.push({ answer: useHook() });
    return null;
  }
  const visit = await renderAt(address, <HookHost />, options);
  return { ...visit, answer: () => (answers.at(-1) ?? expect.unreachable()).answer };
}

/** Draws an element as the panes of the open tabs draw a page: each with an address of its own. */
export function renderAt(address: string, element: ReactNode, options?: VisitOptions) {
  return renderInside(
    <Routes location={address}>
      <Route path="*" element={element} />
    </Routes>,
    options,
  );
}
