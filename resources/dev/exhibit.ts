import type { FieldRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';
/** A record of the gallery with a member for every kind of field; only its name is needed. */
export interface Exhibit {
  readonly id: RecordId;
  readonly name: string;
  readonly category: 'paper' | 'device' | 'work';
  /** A grade of the category. */
  readonly grade: string;
  /** Text that nobody else has; empty for most. */
  readonly code: string;
  readonly amount: number;
  /** Yuan, as text. */
  readonly price: string;
  /** Key of the dictionary `sys_normal_disable`. */
  readonly status: string;
  readonly shown: 0 | 1;
  /** Why it is not shown. */
  readonly reason: string;
  /** YYYY-MM-DD. */
  readonly boughtOn: string;
  /** YYYY-MM-DD HH:mm:ss. */
  readonly checkedAt: string;
  readonly beginTime: string;
  readonly endTime: string;
  readonly words: string[];
  readonly editions: string[];
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly provinceId: number;
  readonly cityId: number;
  readonly areaId: number;
  readonly regionText: string;
  /** Mobile number of whoever looks after it; travels masked. */
  readonly keeperMobile: string;
  readonly remark: string;
  /** HTML. */
  readonly story: string;
  /** Markdown. */
  readonly manual: string;
  readonly cover: string;
  readonly photos: string[];
  readonly contract: string;
  readonly papers: string[];
  readonly hall: number;
  readonly rooms: number[];
  readonly guides: number[];
  readonly tint: string;
  readonly mark: string;
  readonly schedule: string;
  /** JSON text. */
  readonly options: string;
  readonly parameters: { readonly key: string; readonly value: string }[];
  readonly contacts: Contact[];
  /** Java. */
  readonly template: string;
  readonly createTime: string;
}

/** A person in charge of an exhibit. */
export interface Contact {
  readonly name: string;
  readonly mobile: string;
  readonly duty: 1 | 2;
  /** The assistance that a contact of duty 2 gives. */
  readonly note?: string;
}

/** Rules of an exhibit, for its forms and its mock (decision 41). */
export const exhibitRules = {
  name: { label: '名称', required: true, maxLength: 50 },
  amount: { label: '数量', min: 0 },
} as const satisfies Record<string, FieldRule>;
