import type { GenRow } from './genTable';
import { type GenModel, modelOf } from './model';
import { domainJava, subDomainJava } from './templates/domain';
import { apiJs, indexVue } from './templates/front';
import { controllerJava, mapperJava, serviceImplJava, serviceJava } from './templates/java';
import { mapperXml, menuSql } from './templates/sql';

/** A generated file: its template, its place in the archive, and its content. */
export interface GeneratedFile {
  readonly template: string;
  readonly path: string;
  readonly text: string;
}

/**
 * The generated files of a configuration; none where it has no column. `tables` are the candidates for its other
 * table.
 */
export function generate(table: GenRow, tables: readonly GenRow[]): readonly GeneratedFile[] {
  const model = modelOf(table, tables);
  return model ? filesOf(model) : [];
}

function filesOf(model: GenModel): GeneratedFile[] {
  const { table, type, sub, tree } = model;
  const { packageName, moduleName, businessName, tplWebType } = table;
  const java = `main/java/${packageName.replaceAll('.', '/')}`;
  const page = tree ? 'index-tree' : 'index';
  const files: (readonly [template: string, path: string, text: string])[] = [
    ['java/domain.java', `${java}/domain/${type}.java`, domainJava(model)],
    ...(sub
      ? [['java/sub-domain.java', `${java}/domain/${sub.type}.java`, subDomainJava(model)] as const]
      : []),
    ['java/mapper.java', `${java}/mapper/${type}Mapper.java`, mapperJava(model)],
    ['java/service.java', `${java}/service/I${type}Service.java`, serviceJava(model)],
    ['java/serviceImpl.java', `${java}/service/impl/${type}ServiceImpl.java`, serviceImplJava(model)],
    ['java/controller.java', `${java}/controller/${type}Controller.java`, controllerJava(model)],
    ['xml/mapper.xml', `main/resources/mapper/${moduleName}/${type}Mapper.xml`, mapperXml(model)],
    ['sql/sql', `${businessName}Menu.sql`, menuSql(model)],
    ['js/api.js', `vue/api/${moduleName}/${businessName}.js`, apiJs(model)],
    [
      `vue/${tplWebType !== 'element-ui' ? 'v3/' : ''}${page}.vue`,
      `vue/views/${moduleName}/${businessName}/index.vue`,
      indexVue(model),
    ],
  ];
  return files.map(([template, path, text]) => ({ template: `vm/${template}.vm`, path, text }));
}
