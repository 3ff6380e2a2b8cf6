import type { ApplyMode, BatchConfig } from './batch';
import type { Tier } from './planUnit';
import type { Category } from './student';
import type { ChoiceRow, VolunteerTable } from './volunteerTable';

/** A choice as it is printed, exported, shared and read aloud: codes and names. */
export interface SheetChoice {
  readonly key: string;
  readonly schoolCode: string;
  readonly schoolName: string;
  readonly groupCode?: string | undefined;
  readonly majorCode?: string | undefined;
  readonly majorName?: string | undefined;
  readonly city: string;
  readonly req: string;
  /** The pool that it takes from. */
  readonly category: Category;
  readonly planCount: number;
  /** In their order; empty under MAJ_SCH. */
  readonly picks: readonly { readonly code: string; readonly name: string }[];
  readonly obey: 0 | 1;
  /** Absent where it is not shown, as is the chance. */
  readonly tier?: Tier | undefined;
  /** Per cent; null without history. */
  readonly chance?: number | null | undefined;
  /** 1 where the figures are invented. */
  readonly synthetic: 0 | 1;
}

/** Settings that decide the columns of a sheet. */
export interface SheetForm {
  readonly mode: ApplyMode;
  /** Majors that a choice has room for. */
  readonly maxMajors: number;
  readonly obeyAllowed: 0 | 1;
  /** Whether tiers and chances are on it. */
  readonly showChance: boolean;
}

/** The form of a table's sheet. Majors over the batch's limit have room as well: it may have been lowered since. */
export function sheetForm(
  { mode, items }: Pick<VolunteerTable, 'mode' | 'items'>,
  { maxMajors, obeyAllowed }: Pick<BatchConfig, 'maxMajors' | 'obeyAllowed'>,
  showChance: boolean,
): SheetForm {
  const room = Math.max(maxMajors, ...items.map(({ picks }) => picks.length));
  return { mode, maxMajors: room, obeyAllowed, showChance };
}

/** A choice of a table for a sheet. */
export function sheetChoice({ unit, picks, obey }: ChoiceRow, tier: Tier, showChance: boolean): SheetChoice {
  const nameOf = (code: string) => unit.majors.find(({ majorCode }) => majorCode === code)?.majorName ?? '';
  return {
    key: unit.key,
    schoolCode: unit.schoolCode,
    schoolName: unit.schoolName,
    groupCode: unit.groupCode,
    majorCode: unit.majorCode,
    majorName: unit.majorName,
    city: unit.schoolCity,
    req: unit.req,
    category: unit.category,
    planCount: unit.planCount,
    picks: picks.map((code) => ({ code, name: nameOf(code) })),
    obey,
    ...(showChance && { tier, chance: unit.chance }),
    synthetic: unit.synthetic,
  };
}

/** Letters of tiers where colours are lost. */
export const tierLetters: Readonly<Record<Tier, string>> = { 0: '险', 1: '冲', 2: '稳', 3: '保', 9: '无' };

/** Columns of an exported sheet (screen E5): 志愿号, 院校代码, 院校名称, 组号 or 专业代码, 专业1…k, 服从调剂, 层级, 录取机会. */
export function sheetColumns({ mode, maxMajors, obeyAllowed, showChance }: SheetForm): string[] {
  const majors = Array.from({ length: maxMajors }, (_, index) => `专业${index + 1}`);
  return [
    '志愿号',
    '院校代码',
    '院校名称',
    ...(mode === 1 ? ['专业代码', '专业名称'] : []),
    ...(mode === 2 ? ['组号'] : []),
    ...(mode === 1 ? [] : majors),
    ...(hasObey({ mode, obeyAllowed }) ? ['服从调剂'] : []),
    ...(showChance ? ['层级', '录取机会'] : []),
  ];
}

/** The cells of a choice under those columns; `place` counts from 1. */
export function sheetCells(choice: SheetChoice, place: number, form: SheetForm): (string | number)[] {
  const { mode, maxMajors, showChance } = form;
  const majors = Array.from({ length: maxMajors }, (_, index) => pickText(choice.picks[index]));
  return [
    place,
    choice.schoolCode,
    choice.schoolName,
    ...(mode === 1 ? [choice.majorCode ?? '', choice.majorName ?? ''] : []),
    ...(mode === 2 ? [choice.groupCode ?? ''] : []),
    ...(mode === 1 ? [] : majors),
    ...(hasObey(form) ? [choice.obey === 1 ? '是' : '否'] : []),
    ...(showChance
      ? [choice.tier === undefined ? '' : tierLetters[choice.tier], chanceText(choice.chance)]
      : []),
  ];
}

/** Whether a choice can say 服从调剂 at all: a major of a college cannot. */
export function hasObey({ mode, obeyAllowed }: Pick<SheetForm, 'mode' | 'obeyAllowed'>): boolean {
  return mode !== 1 && obeyAllowed === 1;
}

/** 86%, or – where there is no history. */
export function chanceText(chance: number | null | undefined): string {
  return chance == null ? '–' : `${chance}%`;
}

function pickText(pick: SheetChoice['picks'][number] | undefined): string {
  return pick ? `${pick.code} ${pick.name}` : '';
}

/** A choice in one phrase: 北京林业大学 107 组; 武汉大学 · 软件工程; 石河子大学. */
export function choiceName(
  choice: Pick<SheetChoice, 'schoolName' | 'groupCode' | 'majorName'>,
  mode: ApplyMode,
): string {
  if (mode === 1) return `${choice.schoolName} · ${choice.majorName ?? ''}`;
  return mode === 2 ? `${choice.schoolName} ${choice.groupCode ?? ''} 组` : choice.schoolName;
}

/** One line a choice in the order of the province's own form: 院校代码 组号 专业代码… 服从 (E3, official format). */
export function officialLine(choice: SheetChoice, form: Pick<SheetForm, 'mode' | 'obeyAllowed'>): string {
  const { mode } = form;
  const codes = mode === 1 ? [choice.majorCode ?? ''] : choice.picks.map(({ code }) => code);
  const group = mode === 2 ? [choice.groupCode ?? ''] : [];
  const obey = hasObey(form) ? [choice.obey === 1 ? '服从' : '不服从'] : [];
  return [choice.schoolCode, ...group, ...codes, ...obey].join(' ');
}
