import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageIdOf, stageTable } from '@/mocks/gaokao/scoreTables';
import { openView } from '@/src/testing/openView';
import { scoreEndpoints } from '../endpoints';

const { import: importing } = scoreEndpoints['score/stage'].operations;

test('[Q5] a file that is read only once the import runs does not replace the text that was sent', {
  tags: 'full',
}, async () => {
  const visit = await openView(
    { view: 'score/stage/index' },
    { at: '?provinceId=540000&year=2026&category=1' },
  );
  const { faults, requests } = visit.mockServer;
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入一分一段/ });
  const text = dialog.getByLabelText('粘贴的一分一段表');
  const pasted = '分数\t人数\n600及以上\t20\n599\t10\n598\t9\n597\t7';
  await text.fill(pasted);
  await dialog.getByRole('checkbox', { name: /仍要导入/ }).click();
  const reading = holdReading();
  await userEvent.upload(
    dialog.getByLabelText('xlsx、csv 或 txt 文件'),
    new File(['分数\t人数\n500\t1'], 'other.txt', { type: 'text/plain' }),
  );
  faults.inject({ kind: 'hold', path: importing.path });
  faults.inject({ kind: 'code', code: 40000, msg: '请稍后再试', path: importing.path });
  await dialog.getByRole('button', { name: '导入 4 行' }).click();
  await expect.poll(() => requests.of(importing.path).length).toBe(1);
  await reading.end();
  faults.clear();
  await expect.poll(() => visit.notifications).toEqual(['error: 请稍后再试']);
  await expect.element(text).not.toHaveAttribute('readonly');
  await expect.element(text).toHaveValue(pasted);
});

test('[Q5] rows that are appended without sums go on from the table that is there', {
  tags: 'full',
}, async () => {
  const name = { provinceId: 540000, year: 2026, category: 1 } as const;
  await openView(
    { view: 'score/stage/index' },
    {
      at: '?provinceId=540000&year=2026&category=1',
      prepare: async (mockServer) => {
        await (await mockServer.table(stageTable)).put({
          ...{ ...name, id: stageIdOf(name), published: 1 },
          ...{ updateTime: '2026-06-26 09:00:00', updateBy: '苏晚晴' },
          rows: [
            [600, 1, 20, 20],
            [599, 0, 10, 30],
          ],
        });
      },
    },
  );
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入一分一段/ });
  await dialog.getByText('追加', { exact: true }).click();
  await dialog.getByLabelText('粘贴的一分一段表').fill('分数\t人数\n598\t9\n597\t7');
  const reading = dialog.getByRole('region', { name: '粘贴内容与识别结果对照' });
  await expect.element(reading.getByText('597 · 7 · 46')).toBeVisible();
  await expect.element(dialog.getByText(/处错误，不能导入/)).not.toBeInTheDocument();
});

/** Holds the next file that a worker is asked to read, until `end`; that resolves once it has been read. */
function holdReading() {
  const { promise, resolve } = Promise.withResolvers<Worker>();
  const ask = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
    resolve(this);
  });
  onTestFinished(() => ask.mockRestore());
  return {
    async end(): Promise<void> {
      const worker = await promise;
      const [message] = ask.mock.calls[0] ?? [];
      const read = new Promise((done) => worker.addEventListener('message', done));
      worker.postMessage(message);
      await read;
    },
  };
}
