import type { ApplyMode } from '@/src/gaokao/batch';
import type { SubjectType } from '@/src/gaokao/student';
import seeds from '../seed/provinces.json';

/** A province as the national exam knows it, before anybody changed its settings (screens-expert, 0.6). */
export interface Province {
  /** The area's code: 湖南 430000. */
  readonly id: number;
  readonly name: string;
  readonly short: string;
  readonly subjectType: SubjectType;
  readonly mode: ApplyMode;
  readonly fullMark: number;
  /** First year of the present choice of subjects; 0 where it has never changed. */
  readonly reformFirstYear: number;
  readonly firstSubjects: readonly string[];
  /** Subjects to choose from; with `firstSubjects`, those beside the first one. */
  readonly subjects: readonly string[];
  readonly pick: number;
  readonly authority: string;
  readonly note: string;
  readonly batches: readonly BatchSeed[];
}

/** A batch as the province announced it; null where no text was found. */
export interface BatchSeed {
  readonly name: string;
  readonly kind: 'advance' | 'special' | 'undergrad' | 'vocational';
  readonly main: 0 | 1;
  readonly mode: ApplyMode;
  readonly maxChoices: number | null;
  readonly maxMajors: number | null;
  readonly obey: 0 | 1 | null;
  readonly evidence: 'A' | 'B' | 'C';
  readonly note: string;
  /** 冲:稳:保 as the province advises; empty where it does not. */
  readonly ratio: string;
}

/** The 31 provinces, by code. */
export const provinces: readonly Province[] = seeds.map((seed) => ({
  ...seed,
  subjectType: oneOf(seed.subjectType, [1, 2, 3]),
  mode: oneOf(seed.mode, [1, 2, 3]),
  firstSubjects: words(seed.first),
  subjects: words(seed.elective),
  batches: seed.batches.map((line) => readBatch(line, seed.ratio)),
}));

const byId = new Map(provinces.map((province) => [province.id, province]));

/** The province of a code; undefined where there is none. */
export function provinceOf(id: number): Province | undefined {
  return byId.get(id);
}

function readBatch(line: string, ratio: string): BatchSeed {
  const [name = '', kind = '', main, mode, choices, majors, obey, evidence = '', note = ''] = line.split('|');
  return {
    name,
    kind: oneOf(kind, ['advance', 'special', 'undergrad', 'vocational']),
    main: main === '1' ? 1 : 0,
    mode: oneOf(Number(mode), [1, 2, 3]),
    maxChoices: choices ? Number(choices) : null,
    maxMajors: majors ? Number(majors) : null,
    obey: obey ? oneOf(Number(obey), [0, 1]) : null,
    evidence: oneOf(evidence, ['A', 'B', 'C']),
    note,
    ratio,
  };
}

/** The value as one of those that a seed may hold. */
export function oneOf<const T>(value: unknown, values: readonly T[]): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`a seed holds ${String(value)}`);
  return found;
}

function words(text: string): readonly string[] {
  return text ? text.split(' ') : [];
}
