import { samples } from '@/resources/dev/samples';
import { fieldsOn } from '@/src/crud/defineResource';
import { listPage } from './listPage';
import { listTools } from './listTools';
import { openView, type Visit } from './openView';

/** The list with all features of lists, on screen with its toolbar, in a fresh browser or after a reload. */
export async function openSampleList(at = '?size=10') {
  return onScreen(await openView(samples, { at }));
}

async function onScreen(visit: Visit) {
  const list = listPage(visit, samples);
  await list.ready();
  return {
    visit,
    list,
    ...listTools(list),
    query: () => decodeURIComponent(visit.address().replace('/dev/samples', '')),
    reload: async () => onScreen(await visit.reload()),
  };
}

/** Labels of its table's heads where nobody has changed them; some may be left out. */
export function usualHeads(...gone: string[]): string[] {
  const heads = [...fieldsOn(samples, 'list').map(({ label }) => label), '操作'];
  return heads.filter((head) => !gone.includes(head));
}

/** Storage key of its look for the administrator. */
export const sampleSettingsKey = 'list-look:1:dev/sample';

/** Its columns, all hidden but the first. */
export const onlyName = fieldsOn(samples, 'list')
  .map(({ name }) => (name === 'name' ? name : `${name}-x`))
  .join('.');
