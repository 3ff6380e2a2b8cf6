import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testStudent } from '@/src/testing/choiceRows';
import { renderInside } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { Counterfactual } from './Counterfactual';

const { requirements } = expertEndpoints['expert/student'].operations;

test('[E8] 换选科试算 speaks of one first subject, and is left out under 传统文理, which has no other choice', {
  tags: 'full',
}, async () => {
  const arts = testStudent({ provinceId: 650000, subjectType: 1, category: 2, subjects: ['理科'] });
  const { mockServer } = await renderInside(
    <>
      <Counterfactual student={arts} />
      <Counterfactual student={testStudent({ subjects: ['物理', '化学', '生物'] })} />
    </>,
  );
  const panel = page.getByRole('region', { name: '换选科试算' });
  await expect.element(panel.getByText('同首选科目下没有覆盖率更高的组合')).toBeVisible();
  expect(panel.elements()).toHaveLength(1);
  expect(mockServer.requests.of(requirements.path).map(({ body }) => body)).toEqual([
    { provinceId: 430000, year: 2026 },
  ]);
});
