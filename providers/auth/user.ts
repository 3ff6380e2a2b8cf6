import type { RecordId } from '@/src/lib/recordId';

/** The signed-in member of staff, as the sign-in response describes them (contract, section 5). */
export interface User {
  readonly id: RecordId;
  /** Account name. */
  readonly name: string;
  readonly realName: string;
  readonly avatar: string;
  readonly mobile: string;
  readonly roleId: RecordId;
  /** Only `ROLE_DEFAULT` where the server gives none (SESS-4). */
  readonly roles: readonly string[];
  /** Institution of the user; 1 is the platform itself. */
  readonly storeId: RecordId;
  /** Whether the toolbox has its score-conversion page. */
  readonly diagnosis: boolean;
}

/** The response of `getRuleList`: the permission strings and the tree of menus and routes. */
export interface Rules {
  readonly permissions: readonly string[];
  readonly tree: readonly RuleNode[];
}

/** One node of the rule list, checked and completed when it comes in (contract, section 5). */
export interface RuleNode {
  readonly path: string;
  /** `Layout`, `ParentView`, `InnerLink` or a view path such as `customer/list/index`. */
  readonly component: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly redirect: string;
  readonly alwaysShow: boolean;
  /** Fixed query of the entry; the server sends it as JSON text. */
  readonly query: Readonly<Record<string, string>>;
  readonly meta: RuleMeta;
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
  readonly children: readonly RuleNode[];
}

export interface RuleMeta {
  readonly title: string;
  readonly icon: string;
  readonly noCache: boolean;
  readonly link: string;
  /** Path of the menu entry to highlight instead of this one. */
  readonly activeMenu: string;
  readonly affix: boolean;
}
