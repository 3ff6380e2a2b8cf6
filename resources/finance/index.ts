import type { Resource } from '@/src/crud/defineResource';
import { cashEntries } from './cashbook/cashEntries';
import { balances } from './financialBalance/balances';
import { entries } from './institutionDetails/entries';
import { invoices } from './invoices/invoices';
import { withdrawals } from './withdrawals/withdrawals';

/** 财务管理: its resources, in menu order. */
export const finance: readonly Resource[] = [entries, invoices, cashEntries, withdrawals, balances];
