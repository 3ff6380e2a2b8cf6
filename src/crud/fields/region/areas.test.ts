import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Send } from '@/providers/http/request';
import { areasBelow } from './areas';

test('provinces to pick from have their short names; cities below them have whole ones', async () => {
  const data = [{ id: 450000, name: '广西壮族自治区', leaf: 0 }];
  const send: Send = async () => ({ status: 200, headers: {}, body: { code: 20000, msg: '', data } });
  const namesBelow = async (pid: number) => {
    const areas = await new QueryClient().fetchQuery(areasBelow(send, pid));
    return areas.map(({ name }) => name);
  };
  expect(await namesBelow(0)).toEqual(['广西']);
  expect(await namesBelow(430000)).toEqual(['广西壮族自治区']);
});
