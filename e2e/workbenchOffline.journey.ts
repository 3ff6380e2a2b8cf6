import { endFaults, expect, setFault, test } from './journey';
import { choiceRows, firstUnits, goToRow, openWorkbench, press, saveState } from './workbench';

/** All data stored in this browser, as one text. */
function keptText(): Promise<string> {
  const rowsOf = (database: IDBDatabase, name: string) =>
    new Promise<unknown[]>((resolve) => {
      const request = database.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => resolve(request.result);
    });
  const open = (name: string) =>
    new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
  return indexedDB.databases().then(async (found) => {
    const texts = await Promise.all(
      found.map(async ({ name = '' }) => {
        const database = await open(name);
        const rows = await Promise.all(
          [...database.objectStoreNames].map((store) => rowsOf(database, store)),
        );
        database.close();
        return JSON.stringify(rows);
      }),
    );
    return texts.join('\n');
  });
}

test('[E3] a network lost amid twenty edits costs none of them after a reload', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  page.on('dialog', (dialog) => void dialog.accept());
  await openWorkbench(page, 'admin', 101);
  const before = await firstUnits(page);
  await goToRow(page, 1);
  for (let edit = 1; edit <= 20; edit += 1) {
    if (edit === 10) await setFault(request, { kind: 'network', path: '/appv2/api/index/zySave' });
    await press(page, edit % 2 === 1 ? 'Alt+ArrowDown' : '2');
  }
  await press(page, 'Control+s');
  await expect(saveState(page)).toContainText('网络异常，已存本机');
  const edited = await firstUnits(page);
  expect(edited).not.toEqual(before);
  expect(await page.evaluate(keptText)).not.toMatch(/陈同学|1990000|18876|18,876/);

  await page.reload();
  await expect(choiceRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expect.poll(() => firstUnits(page)).toEqual(edited);
  await endFaults(request);
  await press(page, 'Control+s');
  await expect(saveState(page)).toContainText('已保存');
  await page.reload();
  await expect(choiceRows(page).first()).toBeVisible();
  expect(await firstUnits(page)).toEqual(edited);
});
