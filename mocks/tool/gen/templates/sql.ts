import type { GenColumn } from '@/resources/tool/gen/gen';
import { capital } from '../importDefaults';
import { flagged, type GenModel, indent } from '../model';

/** The statements of the mapper. */
export function mapperXml({ table, columns, pk, type, sub }: GenModel): string {
  const { tableName, packageName } = table;
  const domain = `${packageName}.domain.${type}`;
  const filters = flagged(columns, 'isQuery').map(filterOf);
  const inserted = flagged(columns, 'isInsert').filter(({ isIncrement }) => isIncrement !== '1');
  const edited = flagged(columns, 'isEdit');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE mapper PUBLIC "-//mybatis.org//DTD Mapper 3.0//EN" "http://mybatis.org/dtd/mybatis-3-mapper.dtd">
<mapper namespace="${packageName}.mapper.${type}Mapper">

    <resultMap id="row" type="${domain}">
${indent(columns.map(resultOf), 8)}
    </resultMap>

    <sql id="columns">
        select ${columns.map(({ columnName }) => columnName).join(', ')} from ${tableName}
    </sql>

    <select id="selectList" parameterType="${domain}" resultMap="row">
        <include refid="columns" />
        <where>
${indent(filters, 12)}
        </where>
    </select>

    <select id="selectById" resultMap="row">
        <include refid="columns" />
        where ${pk.columnName} = #{${pk.javaField}}
    </select>

    <insert id="insert" parameterType="${domain}" useGeneratedKeys="true" keyProperty="${pk.javaField}">
        insert into ${tableName} (${inserted.map(({ columnName }) => columnName).join(', ')})
        values (${inserted.map(({ javaField }) => `#{${javaField}}`).join(', ')})
    </insert>

    <update id="update" parameterType="${domain}">
        update ${tableName}
        <set>
${indent(
  edited.map(
    ({ columnName, javaField }) => `<if test="${javaField} != null">${columnName} = #{${javaField}},</if>`,
  ),
  12,
)}
        </set>
        where ${pk.columnName} = #{${pk.javaField}}
    </update>

    <delete id="deleteByIds">
        delete from ${tableName} where ${pk.columnName} in
        <foreach item="id" collection="ids" open="(" separator="," close=")">#{id}</foreach>
    </delete>
${sub ? subStatements(sub) : ''}</mapper>
`;
}

function resultOf({ isPk, javaField, columnName }: GenColumn): string {
  return `<${isPk === '1' ? 'id' : 'result'} property="${javaField}" column="${columnName}" />`;
}

const signs: Readonly<Record<string, string>> = {
  EQ: '=',
  NE: '!=',
  GT: '&gt;',
  GTE: '&gt;=',
  LT: '&lt;',
  LTE: '&lt;=',
};

function filterOf({ columnName, javaField, javaType, queryType }: GenColumn): string {
  const there =
    javaType === 'String' ? `${javaField} != null and ${javaField} != ''` : `${javaField} != null`;
  if (queryType === 'BETWEEN') {
    const [begin, end] = [`params.begin${capital(javaField)}`, `params.end${capital(javaField)}`];
    return `<if test="${begin} != null and ${end} != null">and ${columnName} between #{${begin}} and #{${end}}</if>`;
  }
  const test =
    queryType === 'LIKE'
      ? `like concat('%', #{${javaField}}, '%')`
      : `${signs[queryType] ?? '='} #{${javaField}}`;
  return `<if test="${there}">and ${columnName} ${test}</if>`;
}

function subStatements({ table, fkColumn }: NonNullable<GenModel['sub']>): string {
  const columns = table.columns.filter(({ isIncrement }) => isIncrement !== '1');
  return `
    <insert id="insertItems">
        insert into ${table.tableName} (${columns.map(({ columnName }) => columnName).join(', ')}) values
        <foreach item="item" collection="items" separator=",">
            (${columns.map(({ javaField }) => `#{item.${javaField}}`).join(', ')})
        </foreach>
    </insert>

    <delete id="deleteItems">
        delete from ${table.tableName} where ${fkColumn} in
        <foreach item="id" collection="ids" open="(" separator="," close=")">#{id}</foreach>
    </delete>
`;
}

/** The entry of the menu, and its functions. */
export function menuSql({ table, permission }: GenModel): string {
  const { functionName, moduleName, businessName, parentMenuId } = table;
  const insert = (values: readonly (string | number)[]) =>
    `insert into sys_menu (menu_name, parent_id, order_num, path, component, is_frame, is_cache, menu_type, visible, status, perms, icon, create_by, create_time)\nvalues (${values.map(sqlValue).join(', ')}, 'admin', sysdate());`;
  const page = ['C', '0', '0', `${permission}:list`, '#'];
  const entry = [
    functionName,
    parentMenuId ?? 3,
    1,
    businessName,
    `${moduleName}/${businessName}/index`,
    1,
    0,
    ...page,
  ];
  const functions = Object.entries({ query: '查询', add: '新增', edit: '修改', remove: '删除' }).map(
    ([verb, label], index) =>
      insert([
        `${functionName}${label}`,
        '@parentId',
        index + 1,
        '#',
        '',
        1,
        0,
        'F',
        '0',
        '0',
        `${permission}:${verb}`,
        '#',
      ]),
  );
  return [
    `-- 菜单：${functionName}`,
    insert(entry),
    '',
    'select @parentId := last_insert_id();',
    '',
    ...functions,
    '',
  ].join('\n');
}

function sqlValue(value: string | number): string {
  return typeof value === 'number' || value.startsWith('@')
    ? String(value)
    : `'${value.replaceAll("'", "''")}'`;
}
