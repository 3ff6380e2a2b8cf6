import { createTestClient } from '../../testClient';

/** The path of the articles' calls. */
export const base = '/ssystem-api/api/article';

const content = `<p>${'请考生和家长核对信息，再对照招生计划与选科要求。'.repeat(3)}</p>`;

/** An article that may be published. */
export const whole = { title: '湖南本科批填报提醒', categoryId: 303, cover: '/profile/image/1', content };

/** A fresh mock server, and what an administrator does with articles; for tests. */
export async function openArticles() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const create = async (more: object = {}) => {
    const { data } = await admin.post(`${base}/add`, { ...whole, ...more });
    return Number(Object(data).id);
  };
  const info = async (id: number) => Object((await admin.post(`${base}/info`, { id })).data);
  const publish = (id: number) => admin.post(`${base}/status`, { id, status: 1 });
  return { ...client, admin, create, info, publish };
}
