import { expect, test } from 'vitest';
import { parseCreateTables } from './parseCreateTable';

test('a statement as MySQL dumps it is read', () => {
  const sql = `
-- 考生
CREATE TABLE IF NOT EXISTS \`gk_student\` (
  \`student_id\` bigint(20) NOT NULL AUTO_INCREMENT COMMENT '编号',
  \`name\` varchar( 30 ) NOT NULL DEFAULT '' COMMENT '姓名, 别名; 和 \\'引号\\'',
  \`line\` decimal(10, 2) unsigned DEFAULT NULL COMMENT 'it''s not null', # 注释
  \`sex\` ENUM('男','女') DEFAULT NULL,
  PRIMARY KEY (\`student_id\`) USING BTREE,
  KEY \`idx_name\` (\`name\`, \`sex\`)
) ENGINE=InnoDB COMMENT = '考生档案表';`;
  expect(parseCreateTables(sql)).toEqual([
    {
      tableName: 'gk_student',
      tableComment: '考生档案表',
      columns: [
        column('student_id', 'bigint(20)', '编号', { isPk: true, isIncrement: true, isRequired: true }),
        column('name', 'varchar(30)', "姓名, 别名; 和 '引号'", { isRequired: true }),
        column('line', 'decimal(10,2) unsigned', "it's not null"),
        column('sex', "enum('男','女')", ''),
      ],
    },
  ]);
});

function column(name: string, type: string, comment: string, flags: object = {}) {
  return { name, type, comment, isPk: false, isIncrement: false, isRequired: false, ...flags };
}

test.each([
  ['nothing', ''],
  ['a comment alone', '-- create table a (id int)'],
  ['another statement', 'alter table store add x int'],
  ['a table without columns', 'create table a ()'],
  ['a column without a type', 'create table a (id)'],
  ['a key that no column has', 'create table a (id int, primary key (other))'],
  ['a column twice', 'create table a (id int, id int)'],
  ['a bracket that is missing', 'create table a (id int'],
  ['one good statement and a bad one', 'create table a (id int); create tabel b (id int)'],
])('%s is no table', (_, sql) => {
  expect(parseCreateTables(sql)).toBeUndefined();
});
