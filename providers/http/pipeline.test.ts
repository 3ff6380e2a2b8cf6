import { expect, test } from 'vitest';
import type { Call, Step } from './call';
import { pipeline } from './pipeline';
import { responding } from './scriptedSend';

const call: Call = { method: 'POST', path: '/x' };

test('the first step is the outermost', async () => {
  const order: string[] = [];
  const step =
    (name: string): Step =>
    async (asked, next) => {
      order.push(`${name} in`);
      const rawResponse = await next(asked);
      order.push(`${name} out`);
      return rawResponse;
    };
  await pipeline([step('a'), step('b')], responding('body').send)(call);
  expect(order).toEqual(['a in', 'b in', 'b out', 'a out']);
});

test('a step may change the call, the reply, or refuse', async () => {
  const rename: Step = async (asked, next) => {
    const rawResponse = await next({ ...asked, path: '/y' });
    return { ...rawResponse, body: [rawResponse.body] };
  };
  const refuse: Step = async () => {
    throw new Error('no');
  };
  const transport = responding('body');
  expect((await pipeline([rename], transport.send)(call)).body).toEqual(['body']);
  expect(transport.calls).toEqual([{ method: 'POST', path: '/y' }]);
  await expect(pipeline([refuse], transport.send)(call)).rejects.toThrow('no');
  expect(transport.calls).toHaveLength(1);
});
