import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test.each([
  ['[E2]', 'expert/filling/student', '?userId=abc', '去选择考生', '/expert/filling'],
  ['[E5]', 'expert/volunteer/detail', '?id=abc', '去选择志愿表', '/expert/volunteer'],
  ['[E7]', 'expert/volunteer/save', '?id=abc', '去选择志愿表', '/expert/volunteer'],
  ['[E3]', 'expert/filling/workbench', '?userId=abc', '去选择考生', '/expert/filling'],
])(
  '%s a link with a wrong id leads to where another one is chosen: %s',
  {
    tags: 'full',
  },
  async (_screen, view, at, name, list) => {
    await openView({ view }, { at });
    const failed = page.getByRole('alert').filter({ hasText: '数据加载失败' });
    await expect.element(failed.getByRole('link', { name })).toHaveAttribute('href', list);
  },
);
