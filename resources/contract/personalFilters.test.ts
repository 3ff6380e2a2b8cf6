import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { allSubjects } from '@/src/testing/subject';

/** Words in a typed filter that looks for a person: by name, account, telephone, examination number or card. */
const aboutPeople =
  /姓名|昵称|手机|电话|考生|学生|客户|家长|身份证|准考证|会员|用户|联系人|账号|人员|作者|创建者|人$/;

/** Filters marked as personal that do not find persons, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'management/user-list cardNo': 'a card is no person, and its number says nothing of one',
  'operations/headlines author': 'the byline of what everybody reads',
};

const filters = (await allSubjects()).flatMap(({ name, resource }) =>
  resource.filters
    .filter(({ kind }) => kind.verb === '请输入')
    .filter(({ label, placeholder = '' }) => aboutPeople.test(label) || aboutPeople.test(placeholder))
    .map(({ name: field, personal = false }) => ({ key: `${name} ${field}`, personal })),
);

test('[34] a filter for persons stays out of addresses', () => {
  const open = filters.filter(({ personal }) => !personal).map(({ key }) => key);
  expect(open.toSorted(), 'mark them as personal, or say why not').toEqual(Object.keys(reasons));
});

test('[34] the draft of an institution is one about people: it names a contact', async () => {
  const store = (await allSubjects()).find(({ name }) => name === 'customer/store');
  const personal = fieldsOn(store?.resource ?? expect.unreachable(), 'create').filter(
    (field) => field.personal,
  );
  expect(personal.map(({ name }) => name)).toEqual(['contact', 'mobile', 'email']);
});
