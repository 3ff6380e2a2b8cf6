import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInside } from '@/src/testing/openView';
import { StudentCell } from './StudentCell';

test('a telephone number stays in one line where there is little room', { tags: 'full' }, async () => {
  await renderInside(
    // As antd's descriptions break words.
    <div style={{ width: 60, wordBreak: 'break-word' }}>
      <StudentCell record={{ userId: 0, userName: '林子涵', mobile: '199****5012' }} />
    </div>,
  );
  const text = document.createRange();
  text.selectNodeContents(page.getByText('199****5012').element());
  expect(text.getClientRects()).toHaveLength(1);
});
