import type { RecordId } from '@/src/lib/recordId';
/** One call that changed something, as the server wrote it down. */
export interface OperRecord {
  /** The same as `operId`; the data provider sets it. */
  id: RecordId;
  operId: RecordId;
  /** Name of the screen. */
  title: string;
  /** Dictionary `sys_oper_type`. */
  businessType: number;
  method: string;
  requestMethod: string;
  /** 1: staff of the back-office, 2: a phone, 0: anybody else. */
  operatorType: number;
  operName: string;
  deptName: string;
  operUrl: string;
  operIp: string;
  operLocation: string;
  /** JSON text, cut at 2000 characters; so is `jsonResult`. */
  operParam: string;
  jsonResult: string;
  /** 0 success, 1 failure. */
  status: number;
  errorMsg: string;
  operTime: string;
  /** Milliseconds. */
  costTime: number;
  /** JSON text of the record before and after, where one record was changed; empty otherwise. RuoYi's own servers have neither. */
  beforeData?: string;
  afterData?: string;
}
