import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callKey } from '@/providers/data/resourceCall';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { renderAt } from '@/src/testing/askHook';
import { ResourcePart } from './ResourcePages';
import { useCall } from './useCall';
import { useInvalidateResource } from './useInvalidateResource';

const { list } = devEndpoints['dev/sample'].operations;

/** Changes the resource once two of its readings are there, and says when they have been read again. */
function Change() {
  const invalidate = useInvalidateResource();
  const [changed, setChanged] = useState(false);
  const body = { page: 1, limit: 1 };
  const isOwnRead = useCall(list, () => true, { of: samples.name, body }).isSuccess;
  const isOtherRead = useCall(list, () => true, { of: 'dev/other', body: { page: 2, limit: 1 } }).isSuccess;
  const change = async () => {
    await invalidate();
    setChanged(true);
  };
  if (!isOwnRead || !isOtherRead) return null;
  return (
    <button type="button" disabled={changed} onClick={() => void change()}>
      更改
    </button>
  );
}

test('a change has related data, the own among it, read again once, and the recycle bin', async () => {
  const related = [callKey(samples.name), callKey('dev/other')];
  const { mockServer, runtime } = await renderAt(
    '/dev/sample',
    <ResourcePart resource={{ ...samples, recycles: true, invalidates: related }} basePath="/dev/sample">
      <Change />
    </ResourcePart>,
  );
  const bin = callKey(['management/recycle-bin', 'list']);
  runtime.queryClient.setQueryData(bin, {});
  const button = page.getByRole('button', { name: '更改' });
  await button.click();
  await expect.element(button).toBeDisabled();
  const pages = mockServer.requests.of(list.path).map(({ body }) => body);
  expect(pages).toEqual([1, 2, 1, 2].map((number) => expect.objectContaining({ page: number })));
  expect(runtime.queryClient.getQueryState(bin)?.isInvalidated).toBe(true);
});
