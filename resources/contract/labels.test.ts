import { expect, test } from 'vitest';
import { dictionarySeeds } from '@/mocks/system/dictSeed';
import { domains } from '@/resources';
import { memberLabels } from '@/resources/monitor/operlog/memberLabels';

const loaded = await Promise.all(
  Object.entries(domains).map(async ([domain, { load }]) => ({ domain, resources: await load() })),
);

/** Members that are named alike and are not the same thing, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'customer/name': 'an institution and a menu have names (screens C1 and C4)',
  'customer/type': 'what kind of institution, and whether a menu or a function',
  'customer/url': 'the page of a menu, and where an app is entered (screens C4 and C7)',
  'customer/parentId': 'a menu is below a menu, an institution below an institution',
  'expert/name':
    'a student of the list, a scheme, and the name of a customer who is new (screens E1, E6, E10)',
  'expert/provinceId': 'where a student is, and where a new customer sits the exam (screens E1 and E10)',
  'expert/subjects':
    'those of a student in short, and those that a new customer chooses (screens E1 and E10)',
  'expert/storeId': 'the institution of a student, and the one that sold (screens E1 and E10)',
  'expert/expertId': 'who answers for a student, and who serves an order or meets her (screens E1, E9, E10)',
  'expert/year': 'a filter, and what is asked of a new customer (screens E1 and E10)',
  'expert/userType': 'what a student is, and what an order makes of her (screens E1 and E10)',
  'expert/keyword': 'each list says what it looks through (screens E1, E9, E10)',
  'expert/userName': 'a student of a table or an appointment, a customer of an order (screens E6, E9, E10)',
  'expert/remark': 'what a report tells the family, and what staff note for themselves (screens E4 and E10)',
  'expert/no': 'the numbers of an appointment and of an order (screens E9 and E10)',
  'expert/dateFrom': 'when an order was made, and when somebody meets (screens E9 and E10)',
  'expert/dateTo': 'when an order was made, and when somebody meets (screens E9 and E10)',
  'finance/storeId':
    'the institution of a movement, and the one that asks for an invoice (screens F1 and F2)',
  'finance/amount': 'what was moved, and what an invoice is over, tax included (screens F1 and F2)',
  'finance/createTime': 'when money moved, and when an invoice was asked for (screens F1 and F2)',
  'finance/status': 'how far an invoice is, and whether an account may spend (screens F2 and F5)',
  'finance/payTime': 'when cash moved, and when a withdrawal was paid (screens F3 and F4)',
  'finance/createBy': 'who asks for an invoice or a withdrawal, and who notes cash (screens F2, F3, F4)',
  'management/userName': 'whose test, who a card is bound to, who used it (screens G1, G10, G11)',
  'management/type': 'of a test, of a message and of a notice (screens G1, G4, G7)',
  'management/status': 'of a test or a notice, of a card, of a batch (screens G1, G7, G10, G12)',
  'management/year': 'when somebody sits the exam, and for which exam a card is (screens G1, G2, G12)',
  'management/storeId': 'whose test or record, and who holds a card (screens G1 and G10)',
  'management/createTime':
    'when a record was made, and when something happened to a card (screens G2 and G11)',
  'management/name': 'of a client, of what was deleted, of a batch of cards (screens G2, G5, G12)',
  'management/provinceId':
    'where a client will sit the exam, and where a student of a test does (screens G1 and G2)',
  'management/userId': 'whom a client has become, and whom a work order is about (screens G2 and G9)',
  'management/mine': 'whose clients, and who works on it (screens G2 and G9)',
  'management/reason': 'why it was deleted, and why it is asked for (screens G5 and G9)',
  'management/keyword': 'each list says what it looks through (screens G1 and G2)',
  'management/subjects': 'what somebody wants to be examined in, and what a member is (screens G2 and G6)',
  'management/vipExpire':
    'until when somebody is a member, and until when a card is good (screens G6 and G10)',
  'management/cardNo': 'the card of a member, and the number of a card (screens G6 and G10)',
  'management/orderNo':
    'the order that a membership came from, and the number of a work order (screens G6 and G9)',
  'management/provinceText': 'what a member may use, and where a card is good (screens G6 and G10)',
  'operations/title':
    'of an article or an enquiry; in the first row the service itself (screens O2, O4, O7, O8)',
  'operations/type': 'of a release note, of a college, of a resource (screens O1, O11, O14)',
  'operations/content': 'what is new, and what is written (screens O1, O2, O8)',
  'operations/year': 'of figures and charters, and for which exam an article is (screens O2, O3, O8)',
  'operations/sourceUrl': 'where a charter is announced, and where an article comes from (screens O2 and O8)',
  'operations/source': 'of figures, and of an article (screens O3 and O8)',
  'operations/category': 'which candidates, and what kind of service (screens O3 and O10)',
  'operations/provinceIds':
    'where an article or a service holds, and to whom something is recommended (screens O8 to O10)',
  'operations/tags': 'of an article, of a college, and of a user (screens O8, O11, O13)',
  'operations/provinceId': 'whose places figures are about, and where a user is (screens O3 and O13)',
  'operations/schoolName': 'the college of figures, and where a user goes to school (screens O3 and O13)',
  'operations/userType': 'what a service makes of somebody, and what a user is (screens O10 and O13)',
  'operations/createTime': 'when a record was made; users register (screens O3 and O13)',
  'operations/images': 'the pictures of a service, and the posters of a set (screens O10 and O16)',
  'operations/name':
    'of a service, a college, a major, a category, a set of posters (screens O10 to O12, O14, O16)',
  'operations/code': 'the ministry counts colleges and majors (screens O11 and O12)',
  'operations/level': 'what a college awards, and what one studies (screens O11 and O12)',
  'operations/intro': 'of a college and of a major (screens O11 and O12)',
  'operations/keyword': 'each list says what it looks through (screens O3 and O11)',
  'score/total': 'all candidates of a province, and those who sat a mock exam (screens Q1 and Q6)',
  'score/keyword': 'each list says what it looks through (screens Q4 and Q6)',
  'show/name': 'a link and a service point have names (screens S2 and S3)',
  'system/roleId': 'the number of a role, and of a user the question whether there are any roles',
  'system/amount': 'what is ordered in a day, and what is paid in at once (screens H6, H11)',
  'system/createTime': 'a recharge is submitted by an institution, which its row records (screen H11)',
  'system/keyword': 'each list says what it looks through (screens H3 and H5)',
  'system/parentId': 'a menu is below a menu, a department below a department',
  'system/phone': 'the telephone of a place, which need not be that of a person (screen H5)',
  'system/roleName': 'what a member of an organization is, not the role itself',
  'system/deptName': 'where a member of an organization works, not the department itself',
  'monitor/status':
    'whether a job is paused; whether a run, an operation, a sign-in went well (rest-contract, 13 and 15)',
  'monitor/createTime': 'a run of a job is created when it runs (rest-contract, section 15)',
};

/** Members that the comparison of a record before and after calls otherwise, with the reason. */
const comparedOtherwise: Readonly<Record<string, string>> = {
  parentId: 'the bare number, whatever it is of',
  storeId: 'the bare number, where a list has the name',
  deptId: 'the bare number, where a form has the name',
  deptName: 'the department itself, not whose it is',
  noticeId: 'a number of the record, not of its row',
  tableId: 'a number of the record, not of its row',
};

function labelsByMember(resources: (typeof loaded)[number]['resources']): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const { name, label } of resources.flatMap(({ fields, filters }) => [...fields, ...filters]))
    labels.set(name, (labels.get(name) ?? new Set()).add(label));
  return labels;
}

test.each(loaded)('$domain: one thing has one label, in every resource', ({ domain, resources }) => {
  const several = [...labelsByMember(resources)].filter(([, labels]) => labels.size > 1);
  const unexplained = several.filter(([name]) => !(`${domain}/${name}` in reasons));
  expect(unexplained.map(([name, labels]) => `${name}: ${[...labels].join('、')}`)).toEqual([]);
});

test('the comparison of a record before and after has the labels of its screens', () => {
  const compared = loaded.filter(({ domain }) => ['system', 'monitor', 'tool'].includes(domain));
  const other = compared.flatMap(({ resources }) =>
    [...labelsByMember(resources)].flatMap(([name, labels]) => {
      const label = memberLabels[name];
      const agrees = label === undefined || labels.has(label) || name in comparedOtherwise;
      return agrees ? [] : [`${name}: ${label}, ${[...labels].join('、')}`];
    }),
  );
  expect(other).toEqual([]);
});

/** A state of an enumeration or of a dictionary. */
interface State {
  readonly of: string;
  readonly value: unknown;
  readonly label: string;
  /** Undefined for plain text. */
  readonly tone: string | undefined;
}

const enumerated = loaded.flatMap(({ resources }) =>
  resources.flatMap(({ name, fields }) =>
    fields.flatMap((field) =>
      (field.kind.sheet?.options ?? []).map((option): State => {
        const tone = 'tone' in option && typeof option.tone === 'string' ? option.tone : undefined;
        return { of: `${name}.${field.name}`, value: option.value, label: option.label, tone };
      }),
    ),
  ),
);

const inDictionaries = dictionarySeeds.flatMap(({ dictType, entries }) =>
  entries.map(([value, label, tone]): State => ({ of: dictType, value, label, tone })),
);

test('a value has one label and one colour in its enumeration or dictionary', () => {
  const states = [...enumerated, ...inDictionaries].map(({ of, value }) => `${of} ${JSON.stringify(value)}`);
  expect(states).toHaveLength(new Set(states).size);
});

/** Words for how something is, which mean the same wherever they are. */
const stateWords = ['启用', '正常', '停用', '暂停', '关闭', '成功', '失败', '已到期', '即将到期'];

test.each(stateWords)('%s has one colour, wherever it is', (word) => {
  const tones = [...enumerated, ...inDictionaries].filter(
    ({ label, tone }) => label === word && tone !== undefined,
  );
  expect(new Set(tones.map(({ tone }) => tone)).size).toBeLessThanOrEqual(1);
});
