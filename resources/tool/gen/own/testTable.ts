import { type OwnFiles, readOwnFiles } from './ownFiles';

export type Settings = Readonly<Record<string, string | number>>;

export const blank = {
  ...{ columnType: 'varchar(30)', javaType: 'String', isPk: '0', isIncrement: '0', isRequired: '0' },
  ...{
    isInsert: '1',
    isEdit: '1',
    isList: '1',
    isQuery: '0',
    queryType: 'EQ',
    htmlType: 'input',
    dictType: '',
  },
};
export const key = {
  ...blank,
  columnName: 'stu_id',
  columnComment: '学号',
  javaField: 'stuId',
  javaType: 'Long',
  isPk: '1',
};
export const name = {
  ...blank,
  columnName: 'stu_name',
  columnComment: '姓名',
  javaField: 'stuName',
  isRequired: '1',
};

/** The files of a table whose third column is as told, after its number and its name. */
export function made(column: Settings = {}, table: Settings = {}, more: readonly Settings[] = []): OwnFiles {
  const own = {
    ...blank,
    columnName: 'some_thing',
    columnComment: '某项（0无 1有）',
    javaField: 'someThing',
    ...column,
  };
  const info = {
    ...{ tableName: 'edu_stu', className: 'EduStu', moduleName: 'edu', businessName: 'stu' },
    ...{ functionName: '学生', tplCategory: 'crud', ...table },
  };
  const rows = [key, name, own, ...more].map((row, index) => ({ sort: index + 1, ...row }));
  const files = readOwnFiles({ info, rows, tables: [] });
  if ('problem' in files) throw new Error(files.problem);
  return files;
}

/** The indices of the files. */
export const [line, declaration, mock, written, rules] = [0, 1, 2, 3, 4];
export const textOf = ({ files }: OwnFiles, which: number) => files[which]?.text ?? '';
/** The third column in the files: its member, its field, and its input in the mock. */
export function said(files: OwnFiles) {
  const [member, field] = [/^ {2}someThing: (.*);$/m, /^ {4}someThing: (.*),$/m].map(
    (pattern) => pattern.exec(textOf(files, declaration))?.[1],
  );
  return { member, field, input: /^ {2}someThing: (.*),$/m.exec(textOf(files, mock))?.[1] };
}
