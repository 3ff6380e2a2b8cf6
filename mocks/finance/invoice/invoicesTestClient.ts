import { expect } from 'vitest';
import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { createResourceClient } from '../../resourceTestClient';
import { formatTime } from '../../time';
import { invoiceTable } from './invoiceTable';

const { operations } = financeEndpoints['finance/invoices'];
const quotaAnswer = z.object({
  confirmed: z.string(),
  occupied: z.string(),
  available: z.string(),
  recharges: z.array(z.object({ id: z.number(), orderNo: z.string(), amount: z.string() })),
});

/** The least members of an application besides its institution and recharges. */
export const least = { invoiceKind: 1, titleType: 3, title: '何新', content: '1', email: 'a@example.com' };

/** The number of no seeded invoice. */
export const freeNumber = '26952000000000999999';

/** Opens a fresh mock server with an application in each state; for tests of invoices. */
export async function openInvoices() {
  const client = await createResourceClient(operations);
  const { mockServer, ask } = client;
  const table = await mockServer.table(invoiceTable);
  const quota = async (storeId: number, invoiceId?: number) =>
    quotaAnswer.parse((await ask('quota', { storeId, invoiceId })).data);
  const waiting = table.find(({ status }) => status === 0) ?? expect.unreachable();
  const issued = table.find(({ status, redNo }) => status === 1 && redNo === '') ?? expect.unreachable();
  const refused = table.find(({ status }) => status === 2) ?? expect.unreachable();
  const today = formatTime(mockServer.now()).slice(0, 10);
  const written = { invoiceNo: freeNumber, invoiceDate: today, taxRate: 6 };
  const issue = { ...written, fileUrl: '/profile/upload/a.pdf' };
  return { ...client, table, quota, waiting, issued, refused, today, issue };
}
