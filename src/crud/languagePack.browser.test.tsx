import { I18nContext } from '@refinedev/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { createTexts } from '@/providers/i18n/texts';
import { samples } from '@/resources/dev/samples';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { renderInside } from '@/src/testing/openView';
import { ResourcePages } from './ResourcePages';

const pack = {
  ...{ 'buttons.create': '添加', 'buttons.export': '下载', 'buttons.refresh': '重新读取' },
  ...{ 'buttons.search': '查找', 'buttons.reset': '清空', 'buttons.edit': '修改' },
  ...{ 'buttons.save': '提交', 'buttons.cancel': '放弃' },
};
const i18nProvider = createI18nProvider(createTexts(pack));

test('[LAY-11] the language pack names the buttons of each list and each form', async () => {
  const visit = await renderInside(
    <I18nContext value={{ i18nProvider }}>
      <ResourcePages resource={samples} basePath="" />
    </I18nContext>,
  );
  const list = listPage(visit, samples);
  await list.ready();
  for (const name of ['添加', '下载', '重新读取', '查找', '清空'])
    await expect.element(list.root.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(list.rows.first().getByRole('button', { name: /^修改：/ })).toBeVisible();
  await visit.go('create');
  const form = openForm('新增示例');
  for (const name of ['提交', '放弃'])
    await expect.element(form.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '保存' })).not.toBeInTheDocument();
});
