/** A dictionary (字典类型); rest-contract section 9. */
export interface DictType {
  /** The same as `dictId`; the data provider sets it. */
  id: number;
  dictId: number;
  dictName: string;
  dictType: string;
  /** `"0"` normal, `"1"` disabled. */
  status: string;
  remark?: string;
  createTime: string;
}

/** One entry of a dictionary (字典数据); rest-contract section 10. */
export interface DictData {
  /** The same as `dictCode`; the data provider sets it. */
  id: number;
  dictCode: number;
  dictType: string;
  dictLabel: string;
  dictValue: string;
  dictSort: number;
  cssClass?: string;
  listClass?: TagClass;
  /** `Y` or `N`. */
  isDefault: string;
  status: string;
  remark?: string;
  createTime: string;
}

/** How an entry is shown; RuoYi's names. */
export type TagClass = 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger';
