import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { callKey } from '@/providers/data/resourceCall';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { isRecord, numberOr } from '@/src/lib/record';
import { askHook } from '@/src/testing/askHook';
import { useCall, useCalls } from './useCall';

const { list: stores } = customerEndpoints['customer/store'].operations;
const { one: post } = systemEndpoints['system/post'].operations;

const firstStore = { of: 'customer/store', body: { page: 1, limit: 1 } } as const;
const rowsOf = (data: unknown) => (isRecord(data) && Array.isArray(data.list) ? data.list.length : 0);
const totalOf = (data: unknown) => (isRecord(data) ? numberOr(data.total) : 0);

describe('a reading of one call', () => {
  test('useCall reads by an operation of either family and parses the response', async () => {
    const { answer } = await askHook('/index', () => ({
      total: useCall(stores, totalOf, firstStore).data,
      id: useCall(post, (data) => (isRecord(data) ? data.postId : 0), { of: 'system/post', id: 1 }).data,
    }));
    await expect.poll(() => answer().total).toBeGreaterThan(0);
    await expect.poll(() => answer().id).toBe(1);
  });

  test('a change of the resource has its readings read again', async () => {
    const { answer, mockServer } = await askHook('/index', () => ({
      reading: useCall(stores, totalOf, firstStore),
      invalidate: useInvalidate(),
    }));
    await expect.poll(() => answer().reading.isSuccess).toBe(true);
    const dataProviderName = 'default';
    await answer().invalidate({ resource: 'customer/store', dataProviderName, invalidates: ['resourceAll'] });
    expect(mockServer.requests.of(stores.path)).toHaveLength(2);
  });

  test('the key of a reading begins with the provider of its resource', async () => {
    const { answer, runtime } = await askHook('/index', () =>
      useCall(post, () => true, { of: ['system/post', 'name'], id: 1 }),
    );
    await expect.poll(() => answer().data).toBe(true);
    const queryKey = callKey(['system/post', 'name'], 'rest');
    expect(runtime.queryClient.getQueriesData({ queryKey })).toHaveLength(1);
  });

  test('[PERM-3] a reading without its permission is not sent', async () => {
    const { answer, mockServer, notifications } = await askHook(
      '/index',
      () => useCall(stores, totalOf, firstStore),
      { permissions: ['system:post:list'] },
    );
    await expect.poll(() => answer().error?.message).toBe('当前操作没有权限');
    expect([mockServer.requests.of(stores.path), notifications]).toEqual([[], []]);
  });

  test('a failed reading says why, and refetch makes it again', async () => {
    const { answer, mockServer } = await askHook('/index', () => useCall(stores, totalOf, firstStore), {
      prepare: ({ faults }) => faults.inject({ kind: 'code', code: 500, path: stores.path, times: 1 }),
    });
    await expect.poll(() => answer().isError).toBe(true);
    expect(await answer().refetch()).toMatchObject({ data: expect.any(Number), error: null });
    expect(mockServer.requests.of(stores.path)).toHaveLength(2);
  });

  test('a reading that is not enabled sends nothing; keepPrevious shows the former request’s data', async () => {
    const shown: unknown[] = [];
    const { answer } = await askHook('/index', () => {
      const [limit, setLimit] = useState(0);
      const reading = useCall(stores, rowsOf, {
        ...{ of: 'customer/store', body: { page: 1, limit } },
        ...{ enabled: limit > 0, keepPrevious: true },
      });
      shown.push([limit, reading.data]);
      return { reading, setLimit };
    });
    const { isPending, isFetching } = answer().reading;
    expect([isPending, isFetching]).toEqual([true, false]);
    answer().setLimit(1);
    await expect.poll(() => answer().reading.data).toBe(1);
    answer().setLimit(2);
    await expect.poll(() => answer().reading.data).toBe(2);
    expect(shown).toContainEqual([2, 1]);
    expect(shown).not.toContainEqual([2, undefined]);
  });
});

test('useCalls reads what takes several calls', async () => {
  const { answer } = await askHook('/index', () =>
    useCalls(['customer/store', 'twice'], async ({ callOperation }) => {
      const read = async (page: number) =>
        totalOf((await callOperation(stores, { body: { page, limit: 1 } })).data);
      return Promise.all([read(1), read(2)]);
    }),
  );
  await expect.poll(() => answer().data).toHaveLength(2);
});
