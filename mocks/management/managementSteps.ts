import { expertEndpoints } from '@/resources/expert/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { orderTable } from '../expert/orderTable';
import { studentTable } from '../expert/studentTable';
import { anyOf, type MoneyStep } from '../finance/moneyStep';
import { batchTable, cardTable, releaseTable } from './card/cardTables';
import { recycleTable } from './recycleTable';
import { workOrderTable } from './workOrder/workOrderTable';

/** Steps of cards, memberships, work orders and the recycle bin: money hangs on them. */
export const managementSteps: Readonly<Record<string, MoneyStep>> = {
  'G12 release cards': ({ caller, random }) =>
    caller.post(cardBatch.release.path, {
      ...{ id: 1 + random.below(6), storeId: 2 + random.below(35), quantity: 1 + random.below(9) },
      ...{ unitPrice: '108.50', payMode: 1 + random.below(4), remark: '测试' },
    }),
  'G12 recall cards': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(releaseTable), random, ({ status }) => status === 1);
    const body = {
      id: row?.batchId,
      releaseId: row?.id,
      quantity: 1 + random.below(3),
      remark: '按流程处理',
    };
    return caller.post(cardBatch.recall.path, body);
  },
  'G10 make a card void': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(cardTable), random, ({ status }) => status < 3);
    return caller.post(card.void.path, { id: row?.id, remark: '按流程处理' });
  },
  'G10 freeze a card, or thaw it': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(cardTable), random, ({ status }) => status !== 0);
    const step = random.below(2) === 0 ? card.freeze : card.unfreeze;
    return caller.post(step.path, { id: row?.id, remark: '按流程处理' });
  },
  'G10 bind a card, or unbind it': async ({ mockServer, caller, random }) => {
    const student = anyOf(await mockServer.table(studentTable), random, ({ userType }) => userType === 0);
    const row = anyOf(
      await mockServer.table(cardTable),
      random,
      ({ status }) => status === 1 || status === 2,
    );
    if (row?.status === 2) return caller.post(card.unbind.path, { id: row.id, remark: '按流程处理' });
    const about = { userId: student?.id, userType: row?.cardType, vipPayType: 2, cardNo: row?.cardNo };
    return caller.post(card.bind.path, { ...about, remark: '家长来电办理' });
  },
  'G12 ask for cards, or take that back': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(releaseTable), random, ({ status }) => status === 0);
    if (row && random.below(2) === 0)
      return caller.post(cardBatch.apply.path, { releaseId: row.id, cancel: 1 });
    const about = { storeId: 2 + random.below(35), cardType: 1 + random.below(2), quantity: 3 };
    return caller.post(cardBatch.apply.path, { ...about, remark: '出分后补卡' });
  },
  'G8 ask for the refund of an order': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(orderTable), random, ({ status }) => status >= 1 && status <= 3);
    const about = {
      userId: row?.userId,
      customerOrderNo: row?.no,
      refundWay: '1',
      images: ['/profile/a.png'],
    };
    return caller.post(submission.create.path, { ...wish, ...about, type: 1, refundAmount: row?.amount });
  },
  'G8 ask for the refund of a card': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(cardTable), random, ({ status }) => status === 2);
    const refundAmount = `${random.below(300)}.50`;
    return caller.post(submission.create.path, { ...wish, type: 2, userId: row?.userId, refundAmount });
  },
  'G9 take up a work order': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(workOrderTable), random, ({ status }) => status === 0);
    return caller.post(workOrder.accept.path, { id: row?.id });
  },
  'G9 finish a work order': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(workOrderTable), random, ({ status }) => status === 1);
    return caller.post(workOrder.finish.path, { id: row?.id, result: '已办理', password: 'admin123' });
  },
  'G9 reject a work order': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(workOrderTable), random, ({ status }) => status <= 1);
    return caller.post(workOrder.reject.path, { id: row?.id, result: '资料不完整，请补充' });
  },
  'G12 make a batch, or make one void': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(batchTable), random, ({ voided }) => !voided);
    if (random.below(2) === 0) return caller.post(cardBatch.void.path, { id: row?.id, remark: '按流程处理' });
    return caller.post(cardBatch.create.path, {
      ...{ name: '补充批次', cardType: 1, medium: 1, year: 2026, quantity: 1 + random.below(5) },
      ...{ facePrice: '360.00', unitPrice: '216.00', bindDeadline: '2026-09-30' },
    });
  },
  'G10 give a card more time': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(cardTable), random, ({ status }) => status === 3);
    return caller.post(card.extend.path, { id: row?.id, bindDeadline: '2026-09-30', remark: '按流程处理' });
  },
  'G6 upgrade a member, or begin a trial': async ({ mockServer, caller, random }) => {
    const [students, cards] = [await mockServer.table(studentTable), await mockServer.table(cardTable)];
    const free = anyOf(cards, random, ({ status, cardType }) => status === 1 && cardType > 1);
    const before = free?.cardType === 2 ? 1 : 0;
    const user = anyOf(
      students,
      random,
      ({ storeId, userType }) => storeId === free?.storeId && userType === before,
    );
    const about = { userId: user?.id, userType: free?.cardType, vipPayType: 2, cardNo: free?.cardNo };
    return caller.post(card.bind.path, { ...about, remark: '家长来电办理' });
  },
  'G6 break a trial off': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(studentTable), random, ({ userType }) => userType === 3);
    const about = { userId: row?.id, userType: 0, vipPayType: 0 };
    return caller.post(card.bind.path, { ...about, remark: '家长来电办理' });
  },
  'G8 ask for other rights, or to be struck off': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(studentTable), random, ({ userType }) => userType > 0);
    const about = random.below(2) === 0 ? { type: 4, newUserType: 2 } : { type: 5, confirmed: 1 };
    return caller.post(submission.create.path, { ...wish, ...about, userId: row?.id });
  },
  'G5 bring something back': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(recycleTable), random);
    return caller.post(bin.restore.path, { id: row?.id });
  },
  'E1 delete a student': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(studentTable), random, ({ id }) => id > 200);
    return caller.post(filling.remove.path, { id: row?.id });
  },
  'E10 write on an order': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(orderTable), random);
    return caller.post(order.update.path, { id: row?.id, contractNo: `HT${random.below(1000)}` });
  },
};

const wish = { reason: '家长来电说明了情况，申请办理', contactMobile: '19900000006' };

const submission = managementEndpoints['management/work-order-submission'].operations;
const workOrder = managementEndpoints['management/work-order-list'].operations;
const cardBatch = managementEndpoints['management/card-release'].operations;
const card = managementEndpoints['management/card-data'].operations;
const bin = managementEndpoints['management/recycle-bin'].operations;
const filling = expertEndpoints['expert/filling'].operations;
const order = expertEndpoints['expert/order'].operations;
