import { describe, expect, test } from 'vitest';
import { allEndpoints } from '@/resources';
import { written as writtenHere } from './strictBodies';
import type { Written } from './strictBusinessBodies';
import { createCodeReader, isSuccess } from './strictClient';
import { writtenSamples } from './written.sample';

const codeOf = createCodeReader();
const written: Readonly<Record<string, Written>> = {
  ...writtenHere,
  ...Object.fromEntries(writtenSamples.map((sample) => [sample.resource, sample])),
};

test('every resource with a form is written by these tests', () => {
  const creating = Object.entries(allEndpoints).filter(([, { operations }]) => operations.create);
  expect(Object.keys(written).toSorted()).toEqual(creating.map(([name]) => name).toSorted());
});

/** One member is not as it should be: left out, nothing, another type, too long. */
function spoilt({ body, optional = [], endless = [] }: Written): [what: string, body: object][] {
  return Object.entries(body).flatMap(([name, value]): [string, object][] => {
    const is = (wrong: unknown): object => ({ ...body, [name]: wrong });
    const needed: [string, object][] = optional.includes(name)
      ? []
      : [
          [`no ${name}`, is(undefined)],
          [`null as ${name}`, is(null)],
          [`an empty ${name}`, is('')],
        ];
    const long = typeof value === 'string' && !endless.includes(name);
    return [
      ...needed,
      [`an object as ${name}`, is({ a: 1 })],
      ...(typeof value === 'number' ? [[`text as ${name}`, is('many')] satisfies [string, object]] : []),
      ...(long ? [[`a long ${name}`, is('长'.repeat(5000))] satisfies [string, object]] : []),
    ];
  });
}

describe('[MOCK] a record with a member missing, of another type or too long is refused', () => {
  test.each(Object.entries(written))('%s', async (name, about) => {
    const endpoints = allEndpoints[name] ?? expect.unreachable();
    const { create, update } = endpoints.operations;
    const accepted: string[] = [];
    const send = async (what: string, call: string, body: object) => {
      if (isSuccess(await codeOf(call, body))) accepted.push(what);
    };
    for (const [what, body] of spoilt(about)) await send(what, `${create?.method} ${create?.path}`, body);
    const isThere = { ...about.body, [endpoints.idField]: 987_654_321 };
    if (update) await send('a change of what is not there', `${update.method} ${update.path}`, isThere);
    expect(accepted).toEqual([]);
    expect(await codeOf(`${create?.method} ${create?.path}`, about.body)).toSatisfy(isSuccess);
  });
});
