import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockServer } from '@/mocks/mockServer';
import { articleTable } from '@/mocks/operations/article/articleTable';
import { brochureTable } from '@/mocks/operations/brochure/brochureTable';
import { collegeTable } from '@/mocks/operations/college/collegeTable';
import { majorTable } from '@/mocks/operations/major/majorTable';
import { serviceTable } from '@/mocks/operations/service/serviceTable';
import { systemUpdateTable } from '@/mocks/operations/systemUpdateTable';
import type { TableDefinition } from '@/mocks/table';
import { openView } from '@/src/testing/openView';
import { dangersIn, scriptedHtml, setTrap, settled } from '@/src/testing/storedScripts';
import { brochures } from './brochure/brochures';
import { colleges } from './college/colleges';
import { headlines } from './headlines/headlines';
import { majors } from './major/majors';
import { services } from './service/services';
import { systemUpdates } from './systemUpdates/systemUpdates';

/** All of them at once, and a word that proves the page drew the text. */
const html = `<p>开头</p>${scriptedHtml.map((each) => `<div>${each}</div>`).join('')}`;
/** A plain text that must never become markup. */
const markup = '<img src=x onerror="xss()"><script>xss()</script>';

/** Puts it into a record as if somebody had come past the form. */
function stored<Row extends object>(definition: TableDefinition<Row>, id: number, changes: Partial<Row>) {
  return async ({ table }: Pick<MockServer, 'table'>) => {
    const rows = await table(definition);
    await rows.put({ ...(rows.get(id) ?? expect.unreachable()), ...changes });
  };
}

const visits = {
  O1: () =>
    openView(systemUpdates, {
      at: '/show/16',
      prepare: stored(systemUpdateTable, 16, { content: html, title: markup }),
    }),
  O2: () =>
    openView(brochures, {
      at: '/show/2',
      prepare: stored(brochureTable, 2, { content: html, keyRules: [{ item: '1', text: markup }] }),
    }),
  'O2 as a link': () =>
    openView(brochures, {
      at: '/show/2',
      prepare: stored(brochureTable, 2, { contentType: 3, link: 'javascript:xss()', title: '开头' }),
    }),
  O8: () =>
    openView(headlines, {
      at: '/show/71',
      prepare: stored(articleTable, 71, { content: html, summary: markup, tags: [markup] }),
    }),
  O10: () => openView(services, { at: '/show/3', prepare: stored(serviceTable, 3, { intro: html }) }),
  O11: () =>
    openView(colleges, {
      at: '/show/10001',
      prepare: stored(collegeTable, 10_001, { intro: html, address: markup, website: 'javascript:xss()' }),
    }),
  O12: () =>
    openView(majors, {
      at: '/show/20101',
      prepare: stored(majorTable, 20_101, { intro: html, courses: [markup] }),
    }),
};

test.each(Object.entries(visits))(
  '[%s] [WID-3] stored script runs neither on its page nor in its preview',
  { tags: 'full' },
  async (_, visit) => {
    const sprung = setTrap();
    await visit();
    const drawer = page.getByRole('dialog');
    for (const tab of ['基本信息', /预览$/]) {
      const wanted = drawer.getByRole('tab', { name: tab });
      if (wanted.elements().length === 0 && tab !== '基本信息') continue;
      await expect.element(wanted).toBeVisible();
      await wanted.click();
      const words = drawer.getByText('开头');
      await expect.poll(() => words.elements().some((element) => element.checkVisibility())).toBe(true);
      await settled();
      const shown = [...drawer.element().querySelectorAll('.safe-html')];
      expect(shown.flatMap(dangersIn)).toEqual([]);
      expect(
        drawer.element().querySelectorAll('script, iframe, [onerror], [href^="javascript"]'),
      ).toHaveLength(0);
    }
    expect(sprung).toEqual([]);
  },
);
