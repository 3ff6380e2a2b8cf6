import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';
import type { ChoiceRow, Confirmation, ReviewRemark, VolunteerTable } from '@/src/gaokao/volunteerTable';
import {
  bit,
  codesOf,
  figure,
  listOf,
  oneOf,
  readCategory,
  readFigures,
  type Wire,
} from '@/src/gaokao/wireValues';
import { timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr, textsOf } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { readHistory, readMajor, readRestrict, readSchool } from './unitParts';

/** A student as the server sends one; undefined where it is none. Codes are text and figures numbers from here on, whatever they were. */
export function readStudent(value: unknown): Student | undefined {
  if (!isRecord(value) || parseId(value.userId ?? value.id) === undefined) return undefined;
  const { id, userId, subjectType, category, score, rank, prefer, exclude } = value;
  return {
    ...readPerson(value),
    id: parseId(id) ?? parseId(userId) ?? '',
    userId: parseId(userId) ?? parseId(id) ?? '',
    storeId: parseId(value.storeId) ?? '',
    provinceId: numberOr(value.provinceId),
    year: numberOr(value.year),
    subjectType: oneOf([1, 2, 3], subjectType, 3),
    subjects: textsOf(value.subjects),
    category: readCategory(category),
    score: figure(score),
    rank: figure(rank),
    prefer: { ...readWishes(prefer), ...(isRecord(prefer) && { tuitionMax: figure(prefer.tuitionMax) }) },
    exclude: readWishes(exclude),
  };
}

function readPerson(value: Wire) {
  const variant = value.lineVariant === 'A' || value.lineVariant === 'B' ? value.lineVariant : undefined;
  return {
    storeName: textOr(value.storeName),
    name: textOr(value.name),
    gender: oneOf([1, 2], value.gender, 1),
    mobile: textOr(value.mobile),
    provinceName: textOr(value.provinceName),
    cityName: textOr(value.cityName),
    schoolName: textOr(value.schoolName),
    examNo: textOr(value.examNo),
    scoreType: oneOf([1, 2, 3], value.scoreType, 1),
    bonus: numberOr(value.bonus),
    subjectScores: readFigures(value.subjectScores),
    language: textOr(value.language, '英语'),
    nation: textOr(value.nation),
    colorVision: oneOf([0, 1, 2], value.colorVision, 0),
    height: figure(value.height),
    vision: figure(value.vision),
    lineVariant: variant,
    guardian: textOr(value.guardian),
    guardianMobile: textOr(value.guardianMobile),
    userType: oneOf([0, 1, 2, 3], value.userType, 0),
    vipPayType: oneOf([0, 1, 2, 3, 4], value.vipPayType, 0),
    expertName: textOr(value.expertName),
    expertId: parseId(value.expertId),
    fillStatus: numberOr(value.fillStatus),
    updatedAt: timeOr(value.updatedAt),
  } as const;
}

function readWishes(value: unknown) {
  const wishes: Wire = isRecord(value) ? value : {};
  const { provinceIds } = wishes;
  return {
    provinceIds: Array.isArray(provinceIds) ? provinceIds.map((id) => numberOr(id)) : [],
    cityNames: textsOf(wishes.cityNames),
    majorCodes: codesOf(wishes.majorCodes),
    natures: textsOf(wishes.natures),
    labels: textsOf(wishes.labels),
  };
}

/** A table of choices as the server sends one; undefined where it is none. */
export function readTable(value: unknown): VolunteerTable | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined;
  return {
    id: parseId(value.id) ?? 0,
    userId: parseId(value.userId) ?? '',
    userName: textOr(value.userName),
    provinceId: numberOr(value.provinceId),
    year: numberOr(value.year),
    batchId: parseId(value.batchId) ?? '',
    batchName: textOr(value.batchName),
    mode: oneOf([1, 2, 3], value.mode, 2),
    planNo: numberOr(value.planNo, 1),
    name: textOr(value.name),
    isMain: bit(value.isMain),
    status: oneOf([0, 1, 2, 3, 9], value.status, 0),
    version: numberOr(value.version),
    items: listOf(value.items).flatMap((item) => readRow(item) ?? []),
    score: figure(value.score),
    rank: figure(value.rank),
    category: readCategory(value.category),
    subjects: textsOf(value.subjects),
    chanceAt: timeOr(value.chanceAt),
    savedAt: timeOr(value.savedAt),
    savedBy: textOr(value.savedBy),
    expertId: parseId(value.expertId),
    expertName: textOr(value.expertName),
    shareCount: numberOr(value.shareCount),
    ...(Array.isArray(value.reviews) && { reviews: readRemarks(value.reviews) }),
    ...(isRecord(value.confirm) && { confirm: readConfirmation(value.confirm) }),
  };
}

function readRemarks(value: readonly unknown[]): readonly ReviewRemark[] {
  return value.filter(isRecord).map(({ id, uid, key, content, done, createBy, createTime }) => ({
    id: parseId(id) ?? '',
    key: textOr(key ?? uid) || null,
    content: textOr(content),
    done: isYes(done) ? 1 : 0,
    createBy: textOr(createBy),
    createTime: timeOr(createTime),
  }));
}

function readConfirmation({ by, at, way, remark }: Wire): Confirmation {
  return { by: oneOf([1, 2, 3], by, 3), at: timeOr(at), way: textOr(way), remark: textOr(remark) };
}

function readRow(value: Wire): ChoiceRow | undefined {
  const unit = readUnit(value.unit);
  return unit && { uid: textOr(value.uid) || newUid(), unit, ...readChoice(value) };
}

/** The staff's decisions about a row: all of it but the unit. */
export function readChoice(value: Wire) {
  const { manualTier } = value;
  return {
    picks: codesOf(value.picks),
    obey: bit(value.obey),
    locked: bit(value.locked),
    manualTier:
      manualTier === null || manualTier === undefined ? null : oneOf([0, 1, 2, 3, 9], manualTier, 9),
    note: textOr(value.note),
  };
}

/** A unit as plan lists and tables hold one; undefined where it is none. */
export function readUnit(value: unknown): PlanUnit | undefined {
  if (!isRecord(value) || textOr(value.key) === '') return undefined;
  return {
    ...readSchool(value),
    key: textOr(value.key),
    provinceId: numberOr(value.provinceId),
    year: numberOr(value.year),
    batchId: parseId(value.batchId) ?? '',
    category: readCategory(value.category),
    groupCode: textOr(value.groupCode) || undefined,
    groupName: textOr(value.groupName) || undefined,
    majorCode: textOr(value.majorCode) || undefined,
    majorId: parseId(value.majorId) ?? undefined,
    majorName: textOr(value.majorName) || undefined,
    majorClass: textOr(value.majorClass) || undefined,
    req: textOr(value.req),
    planCount: numberOr(value.planCount),
    planPrev: figure(value.planPrev) ?? undefined,
    tuition: figure(value.tuition) ?? undefined,
    years: textOr(value.years) || undefined,
    campus: textOr(value.campus) || undefined,
    restrict: readRestrict(value.restrict),
    history: readHistory(value.history),
    majors: listOf(value.majors).map(readMajor),
    chance: figure(value.chance),
    refRank: figure(value.refRank),
    spread: figure(value.spread),
    volatility: figure(value.volatility),
    synthetic: bit(value.synthetic),
    basis: oneOf(['group', 'major', 'school', 'none'], value.basis, 'none'),
    gone: bit(value.gone),
  };
}

let uids = 0;

/** Names a row for as long as the page is open. */
export function newUid(): string {
  uids += 1;
  return `r${uids}`;
}
