import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import HtmlEditor from '@/src/crud/editor/HtmlEditor';
import MarkdownEditor from '@/src/crud/editor/MarkdownEditor';
import { markdown } from '@/src/crud/fields/markdown';
import { richtext } from '@/src/crud/fields/richtext';
import { NoticeDialog } from '@/src/shell/features/notices/NoticeDialog';
import UpdatesDrawer from '@/src/shell/features/updates/UpdatesDrawer';
import { testServices } from '@/src/shell/model/testServices';
import { LegalText } from '@/src/shell/session/LegalText';
import { renderInside } from '@/src/testing/openView';
import { dangersIn, scriptedHtml, scriptedMarkdown, setTrap, settled } from '@/src/testing/storedScripts';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { SafeMarkdown } from '@/src/ui/html/SafeMarkdown';

const same = (address: string) => address;
const everyMarkdown = [...scriptedMarkdown, ...scriptedHtml];
const RichtextCell = richtext('正文').kind.Cell;
const MarkdownCell = markdown('说明').kind.Cell;

test('the corpus holds at least 60 vectors, which run where they are put into a page raw', async () => {
  expect(new Set(everyMarkdown).size).toBeGreaterThan(60);
  const sprung = setTrap();
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  const plain = scriptedHtml.filter((html) => /^<(img|svg|details) /.test(html) && !html.includes('\0'));
  place.innerHTML = plain.join('');
  await expect.poll(() => sprung.length).toBeGreaterThan(3);
  expect(dangersIn(place).length).toBeGreaterThan(5);
});

test.each([
  ['SafeHtml', () => scriptedHtml.map((html) => <SafeHtml key={html} html={html} imageUrl={same} />)],
  [
    'the cell of a rich text',
    () => scriptedHtml.map((html) => <RichtextCell key={html} value={html} record={{}} place="show" />),
  ],
  [
    'a rich text in a list',
    () => scriptedHtml.map((html) => <RichtextCell key={html} value={html} record={{}} place="list" />),
  ],
  [
    'SafeMarkdown',
    () => everyMarkdown.map((source) => <SafeMarkdown key={source} source={source} imageUrl={same} />),
  ],
  [
    'the cell of a Markdown text',
    () =>
      everyMarkdown.map((source) => <MarkdownCell key={source} value={source} record={{}} place="show" />),
  ],
  [
    'a Markdown text in a list',
    () =>
      everyMarkdown.map((source) => <MarkdownCell key={source} value={source} record={{}} place="list" />),
  ],
])('[WID-3] stored script never runs: %s', async (_, elements) => {
  const sprung = setTrap();
  const { screen } = await renderInside(<div data-testid="place">{elements()}</div>);
  const place = screen.getByTestId('place').element();
  await expect.poll(() => place.querySelector('[aria-busy]')).toBeNull();
  await settled(place);
  expect(dangersIn(place)).toEqual([]);
  expect(sprung).toEqual([]);
});

/** The editor with a value, and the values that it returns. */
async function openEditor() {
  const notifications: string[] = [];
  const editor = (value: string) => (
    <HtmlEditor label="正文" value={value} onChange={(next) => notifications.push(next ?? '')} />
  );
  const visit = await renderInside(editor('<p>x</p>'));
  const text = visit.screen.getByRole('textbox', { name: '正文', exact: true });
  await expect.element(text).toBeVisible();
  return { ...visit, notifications, text: () => text.element() };
}

const dangersOfHtml = (html: string) => dangersIn(new DOMParser().parseFromString(html, 'text/html').body);

/** More than a dozen editors, and a hundred texts in one of them. */

test('[WID-3] stored script never runs: loaded into the HTML editor', { tags: 'full' }, async () => {
  const sprung = setTrap();
  let load = (_html: string) => {};
  /** Each tenth text in an editor of its own, all of them one after the other in the same. */
  function Series() {
    const [html, setHtml] = useState('');
    load = setHtml;
    return (
      <div data-testid="place">
        {scriptedHtml.map(
          (each, index) => index % 10 === 0 && <HtmlEditor key={each} label="新开" value={each} />,
        )}
        <HtmlEditor label="换入" value={html} />
      </div>
    );
  }
  const { screen } = await renderInside(<Series />);
  const texts = [...screen.getByTestId('place').element().querySelectorAll('[contenteditable="true"]')];
  expect(texts.length).toBeGreaterThan(10);
  for (const html of scriptedHtml) {
    flushSync(() => load(`<p>开头</p>${html}`));
    expect(texts.at(-1)?.textContent?.slice(0, 2)).toBe('开头');
    expect(texts.slice(-1).flatMap(dangersIn), html).toEqual([]);
  }
  await settled();
  expect(texts.flatMap(dangersIn)).toEqual([]);
  expect(sprung).toEqual([]);
});

test('[WID-3] stored script never runs: pasted into the HTML editor', async () => {
  const sprung = setTrap();
  const { notifications, text } = await openEditor();
  const place = text();
  for (const html of scriptedHtml) {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>${html}</p>`);
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }
  await settled(place);
  expect(notifications.length).toBeGreaterThan(20);
  expect([...dangersIn(place), ...notifications.flatMap(dangersOfHtml)]).toEqual([]);
  expect(sprung).toEqual([]);
});

/** Types as the browser does, without the test's driver: there are a hundred texts. */
function type(element: Element | null, text: string): void {
  expect(element).not.toBeNull();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text);
  flushSync(() => element?.dispatchEvent(new Event('input', { bubbles: true })));
}

test('[WID-3] stored script never runs: written in the source view', async () => {
  const sprung = setTrap();
  const { notifications, text, screen } = await openEditor();
  const loaded = text();
  const button = screen.getByRole('button', { name: '源代码' });
  await expect.element(button).toBeEnabled();
  const control = button.element();
  const toggle = () => flushSync(() => control.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  for (const html of scriptedHtml) {
    toggle();
    type(screen.container.querySelector('textarea'), `<p>开头</p>${html}`);
    toggle();
    expect(dangersIn(loaded), html).toEqual([]);
  }
  await settled(loaded);
  expect(notifications.length).toBeGreaterThan(60);
  expect(notifications.flatMap(dangersOfHtml)).toEqual([]);
  expect(sprung).toEqual([]);
});

test('[WID-3] stored script never runs: the preview of the Markdown editor', async () => {
  const sprung = setTrap();
  const editor = (value: string) => <MarkdownEditor key={value} label="说明" value={value} />;
  const { screen } = await renderInside(<div data-testid="place">{everyMarkdown.map(editor)}</div>);
  const place = screen.getByTestId('place').element();
  await expect.poll(() => place.querySelector('[aria-busy]')).toBeNull();
  await settled(place);
  const previews = [...place.querySelectorAll('.safe-html')];
  expect(previews.length).toBe(everyMarkdown.length);
  expect(previews.flatMap(dangersIn)).toEqual([]);
  expect(sprung).toEqual([]);
});

test('stored script never runs: notices, release notes and legal texts of the shell', async () => {
  const sprung = setTrap();
  const rows = scriptedHtml.map((content, index) => ({
    ...{ id: index + 1, version: '2.0.1', title: `更新 ${index}`, type: 1, content, isread: 1 },
    publishTime: '2026-06-20 10:00:00',
  }));
  const { services } = testServices({
    systermUpdateList: () => ({ list: rows, total: rows.length, unread: 0 }),
    current: () => ({ content: scriptedHtml.join('\n') }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  const nothing = () => undefined;
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Suspense>
        <NoticeDialog
          notice={{ title: '公告', content: scriptedHtml.join('\n') }}
          imageUrl={services.imageUrl}
          onClose={nothing}
        />
        <LegalText services={services} which="agreement" onClose={nothing} />
        <UpdatesDrawer services={services} user={someUser()} tree={[]} close={nothing} />
      </Suspense>
    </QueryClientProvider>,
  );
  const entries = page.getByRole('button', { name: /^v2\.0\.1/ });
  await expect.element(entries.first()).toBeInTheDocument();
  for (const entry of entries.elements()) entry.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const texts = () => [...screen.baseElement.querySelectorAll('.safe-html')];
  await expect.poll(() => texts().length).toBeGreaterThan(60);
  await expect.poll(() => screen.baseElement.querySelector('.safe-html[aria-busy]')).toBeNull();
  const frame = page.getByTitle('用户服务协议');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await settled();
  expect(texts().flatMap(dangersIn)).toEqual([]);
  expect(sprung).toEqual([]);
});
