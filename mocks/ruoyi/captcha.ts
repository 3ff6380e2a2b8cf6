import { z } from 'zod';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import type { MockServer } from '../mockServer';
import { Beside, refuse } from '../responses';
import { openRoute } from '../route';
import { configTable } from '../system/config';
import { defineTable } from '../table';
import { drawQuestion } from './drawQuestion';

/** Milliseconds. */
const validTime = 2 * 60_000;

/** Questions that wait for their answer. */
export const captchaTable = defineTable<{ id: number; uuid: string; answer: string; time: number }>({
  name: 'ruoyi/captcha',
  idField: 'id',
  schema: z.object({ id: z.number(), uuid: z.string(), answer: z.string(), time: z.number() }),
});

/** A sum, a difference or a product as a picture (rest-contract, section 2); none where the setting is off. */
export const captchaRoute = openRoute(ruoyiCalls.captcha, async ({ mockServer }) => {
  if (!(await isEnabled(mockServer))) return new Beside({ captchaEnabled: false });
  const captchas = await mockServer.table(captchaTable);
  const { question, answer } = newQuestion(Math.random);
  const uuid = crypto.randomUUID().replaceAll('-', '');
  await captchas.put({ id: captchas.nextId(), uuid, answer, time: mockServer.now() });
  return new Beside({ captchaEnabled: true, uuid, img: btoa(drawQuestion(question, Math.random)) });
});

/** Refuses where the answer is missing, too late or wrong; it is used up in any case. Nothing where captchas are off. */
export async function spendCaptcha(mockServer: MockServer, { uuid, code }: { uuid: string; code: string }) {
  if (!(await isEnabled(mockServer))) return;
  const captchas = await mockServer.table(captchaTable);
  const asked = captchas.find((row) => row.uuid === uuid);
  if (!asked) return refuse('验证码已失效');
  await captchas.remove(asked.id);
  if (mockServer.now() - asked.time > validTime) refuse('验证码已失效');
  if (code.trim().toLowerCase() !== asked.answer) refuse('验证码错误');
}

/** The answer to a captcha; empty where it is used up. For tests. */
export async function captchaAnswer({ table }: Pick<MockServer, 'table'>, uuid: string): Promise<string> {
  return (await table(captchaTable)).find((row) => row.uuid === uuid)?.answer ?? '';
}

async function isEnabled(mockServer: MockServer): Promise<boolean> {
  const configs = await mockServer.table(configTable);
  return configs.find(({ configKey }) => configKey === 'sys.account.captchaEnabled')?.configValue === 'true';
}

function newQuestion(random: () => number): { question: string; answer: string } {
  const [one, other] = [Math.floor(random() * 10), Math.floor(random() * 10)];
  const [large, small] = [Math.max(one, other), Math.min(one, other)];
  const kinds = [
    { sign: '+', answer: large + small },
    { sign: '-', answer: large - small },
    { sign: '*', answer: large * small },
  ];
  const { sign, answer } = kinds[Math.floor(random() * kinds.length)] ?? { sign: '+', answer: large + small };
  return { question: `${large}${sign}${small}=?`, answer: String(answer) };
}
