import { domains } from '@/resources';
import { createDomainStore } from '@/src/app/domainStore';
import { type AnyField, fieldsOn, type Resource } from '@/src/crud/defineResource';
import type { Screen } from '@/src/crud/defineScreen';
import { isFull } from './fullRun';
import type { Sample } from './sample';

/** One resource under test, with the facts that its declaration does not say. */
export interface Subject {
  readonly name: string;
  readonly resource: Resource;
  readonly sample: Sample;
}

/** Samples of single resources, whichever domain they belong to. */
export const samples: readonly Sample[] = Object.values(
  import.meta.glob<Sample>('/resources/**/*.sample.ts', { eager: true, import: 'sample' }),
);

const store = createDomainStore(domains);

/** The resources of one domain, without loading the others. Throws where there is no such domain. */
export async function subjectsOf(domain: string): Promise<readonly Subject[]> {
  const loaded = await store.load(`${domain}/`);
  if (!loaded) throw new Error(`There is no domain "${domain}"`);
  return loaded.resources.map(subjectFor);
}

/** One resource by its name. Throws where there is none. */
export async function subjectNamed(name: string): Promise<Subject> {
  const found = (await subjectsOf(name.split('/')[0] ?? '')).find((subject) => subject.name === name);
  if (!found) throw new Error(`There is no resource "${name}"`);
  return found;
}

/** Every resource of every domain; one that is added is among them. */
export async function allSubjects(): Promise<readonly Subject[]> {
  return (await store.loadAll()).flatMap(({ resources }) => resources).map(subjectFor);
}

/** Parts of the engine, by the traits of a resource that it looks at. */
const traitsFor = { list: listTraits, show: showTraits, form: formTraits, all: traitsOf } as const;

/**
 * The resources of a test of the engine, or of one part: enough for every trait of it. All in a full run. A property
 * that no declaration can break is tested once for each variant (architecture, section 9).
 */
export async function engineSubjects(part: keyof typeof traitsFor = 'all'): Promise<readonly Subject[]> {
  const subjects = (await allSubjects()).filter((subject) => traitsFor[part](subject).length > 0);
  return isFull ? subjects : oneOfEachTrait(subjects, traitsFor[part]);
}

/** The views of every page of every domain. */
export async function allViews(): Promise<readonly string[]> {
  const pages = (await store.loadAll()).flatMap(({ resources, screens }): readonly (Resource | Screen)[] => [
    ...resources,
    ...screens,
  ]);
  return pages.map(({ view }) => view);
}

function subjectFor(resource: Resource): Subject {
  const { name } = resource;
  const sample = samples.find((one) => one.resource === name) ?? { resource: name };
  return { name, resource, sample };
}

/** A text field in the list that may be changed: the record's name, where it may be. Throws where there is none. */
export function changeableField({ name, resource, sample }: Subject): AnyField {
  const shown = new Set(fieldsOn(resource, 'list'));
  const texts = fieldsOn(resource, 'edit').filter(
    (field) => shown.has(field) && field.kind.operator === 'contains' && !field.fixed,
  );
  const wanted = sample.changes ?? resource.title;
  const field = texts.find((candidate) => candidate.name === wanted) ?? texts[0];
  if (!field)
    throw new Error(`${name}: no text in the list can be changed, the suite does not know what to edit`);
  return field;
}

/** Parts of the engine that a resource's list uses. */
function listTraits({ resource }: Subject): readonly string[] {
  const list = resource.tree ? 'tree' : resource.paged === false ? 'unpaged list' : 'list';
  const traits = [resource.endpoints.family, list];
  if (resource.order) traits.push('order');
  if (resource.displays) traits.push('displays');
  return traits;
}

/** The shape of the page that shows a record. */
function showTraits({ resource: { endpoints, showTabs } }: Subject): readonly string[] {
  if (!endpoints.operations.one) return [];
  return [endpoints.family, showTabs ? 'show page in tabs' : 'show page'];
}

/** The shape of the form for a new record. */
function formTraits({ resource }: Subject): readonly string[] {
  const { family, operations } = resource.endpoints;
  return operations.create ? [family, formOf(resource)] : [];
}

/** Parts of the engine that a resource uses: two resources that share one run the same code. */
function traitsOf(subject: Subject): readonly string[] {
  return [...listTraits(subject), ...showTraits(subject), ...formTraits(subject)];
}

/** The shape of a form, as `ResourceSpec` decides it. */
function formOf({ steps, formTabs, form, groups }: Resource): string {
  if (steps) return 'steps';
  if (formTabs) return 'tabs';
  return `${form ?? 'usual form'}${groups ? ' in groups' : ''}`;
}

/** The fewest subjects that together have every trait, in their order with the samples of the engine first. */
function oneOfEachTrait(
  subjects: readonly Subject[],
  traitsIn: (subject: Subject) => readonly string[],
): readonly Subject[] {
  const isSample = ({ name }: Subject) => name.startsWith('dev/');
  const known = new Set<string>();
  return [...subjects.filter(isSample), ...subjects.filter((one) => !isSample(one))].filter((subject) => {
    const fresh = traitsIn(subject).filter((trait) => !known.has(trait));
    for (const trait of fresh) known.add(trait);
    return fresh.length > 0;
  });
}
