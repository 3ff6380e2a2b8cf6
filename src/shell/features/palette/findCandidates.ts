import { searchText } from '@/src/lib/searchText';
import { type Candidate, type Group, groups, memoryOf, pageId } from './candidate';
import { matchText, type Range, type Reads, type TextMatch, ways } from './matchText';

/** A candidate in the list. */
export interface Option {
  /** Unique in the list: a favourite page is among the pages as well. */
  readonly key: string;
  readonly candidate: Candidate;
  /** The parts of the title that match the typed text. */
  readonly ranges: readonly Range[];
}

/** A heading with its options. */
export interface Section {
  readonly group: Group;
  readonly options: readonly Option[];
}

/** Candidates that one person uses, by {@link memoryOf}, the latest first. */
export interface UsageHistory {
  readonly recent: readonly string[];
  /** Paths of pages. */
  readonly favourites: readonly string[];
}

/**
 * All candidates, while nothing is typed: favourites and recent ones are on top, the latter only once. The tab in front
 * is left out: nobody wants to go there.
 */
export function browse(
  candidates: readonly Candidate[],
  { recent, favourites }: UsageHistory,
): readonly Section[] {
  const shown = candidates.filter(({ group, current }) => group === 'tabs' && !current);
  const others = candidates.filter(({ group }) => group !== 'tabs');
  const pick = (memory: string) => others.filter((one) => memoryOf(one) === memory);
  const above = [...shown.map(memoryOf), ...favourites.map(pageId)];
  const members: Readonly<Record<Group, readonly Candidate[]>> = {
    tabs: shown,
    favourites: favourites.map(pageId).flatMap(pick),
    recent: recent.filter((memory) => !above.includes(memory)).flatMap(pick),
    actions: others.filter(({ group }) => group === 'actions'),
    pages: others.filter(({ group }) => group === 'pages'),
    tasks: [],
    records: [],
  };
  return groups
    .map((group) => ({ group, options: members[group].map((one) => option(one, group)) }))
    .filter(({ options }) => options.length > 0);
}

/**
 * The candidates that match the typed text, best first: literally before by pinyin before by initials, titles before
 * keywords. Among equals recent ones come first, else the given order. All of several words must match. A group comes
 * where its best candidate does. A page with an open tab is found as that tab alone.
 */
export function findCandidates(
  candidates: readonly Candidate[],
  typed: string,
  usage: UsageHistory,
  reads: Reads,
): readonly Section[] {
  const terms = termsOf(typed);
  const open = new Set(candidates.flatMap(({ group, page }) => (group === 'tabs' && page ? [page] : [])));
  const found = candidates
    .filter(({ group, page }) => group !== 'pages' || !page || !open.has(page))
    .flatMap((candidate) => score(candidate, terms, reads) ?? [])
    .map((scored) => ({ ...scored, usage: usageRank(scored.candidate, usage) }))
    .toSorted((a, b) => a.rank - b.rank || a.usage - b.usage);
  const inOrder = new Set(found.map(({ candidate }) => candidate.group));
  return [...inOrder].map((group) => ({
    group,
    options: found
      .filter(({ candidate }) => candidate.group === group)
      .map(({ candidate, ranges }) => option(candidate, group, ranges)),
  }));
}

/** Records as the server found them, with the matching parts of their names. */
export function recordSections(
  records: readonly Candidate[],
  typed: string,
  reads: Reads,
): readonly Section[] {
  if (records.length === 0) return [];
  const terms = termsOf(typed);
  const options = records.map((record) => {
    const matches = terms.map((term) => matchText(record.title, term, reads));
    const ranges = matches.flatMap((match) => (match ? [match.range] : []));
    return option(record, 'records', ranges);
  });
  return [{ group: 'records', options }];
}

/**
 * The typed text as terms, as searches compare them. An input method separates syllables with apostrophes while it
 * composes.
 */
export function termsOf(typed: string): readonly string[] {
  const plain = searchText(typed.normalize('NFKC')).replaceAll(/['’]/g, '');
  return plain.split(/[\s/]+/).filter((term) => term !== '');
}

interface Scored {
  readonly candidate: Candidate;
  /** Smaller is better. */
  readonly rank: number;
  readonly ranges: readonly Range[];
}

function score(candidate: Candidate, terms: readonly string[], reads: Reads): Scored | undefined {
  let rank = 0;
  const ranges: Range[] = [];
  for (const term of terms) {
    const title = matchText(candidate.title, term, reads);
    const found = title ? ways.indexOf(title.way) : rankOfKeywords(candidate.keywords, term, reads);
    if (found === undefined) return undefined;
    if (title) ranges.push(title.range);
    rank = Math.max(rank, found);
  }
  return { candidate, rank, ranges };
}

/** Keywords match from their beginning, Chinese ones anywhere: «s» in the midst of «customer» means nothing. */
function rankOfKeywords(keywords: readonly string[], term: string, reads: Reads): number | undefined {
  const ranks = keywords
    .map((keyword) => matchText(keyword, term, reads))
    .filter((match): match is TextMatch => match !== undefined && counts(match, term))
    .map(({ way }) => ways.length + ways.indexOf(way));
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

function counts({ range: [from] }: TextMatch, term: string): boolean {
  return from === 0 || !/^[a-z]/.test(term);
}

/** Rank among the candidates that the person uses; after all of them where it is not used. */
function usageRank(candidate: Candidate, { recent, favourites }: UsageHistory): number {
  const at = recent.indexOf(memoryOf(candidate));
  if (at >= 0) return at;
  const isFavourite = candidate.page !== undefined && favourites.includes(candidate.page);
  return recent.length + (isFavourite ? 0 : 1);
}

function option(candidate: Candidate, group: Group, ranges: readonly Range[] = []): Option {
  return { key: `${group}/${candidate.id}`, candidate, ranges };
}
