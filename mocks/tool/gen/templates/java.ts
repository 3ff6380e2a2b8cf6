import { capital } from '../importDefaults';
import { type GenModel, indent } from '../model';

/** The mapper: queries of the database. */
export function mapperJava({ table, type, pk, sub, name }: GenModel): string {
  const items = sub
    ? `
    int insertItems(@Param("items") List<${sub.type}> items);

    int deleteItems(@Param("ids") ${pk.javaType}[] ids);
`
    : '';
  return `package ${table.packageName}.mapper;

import java.util.List;
import org.apache.ibatis.annotations.Param;
import ${table.packageName}.domain.${type};
${sub ? `import ${table.packageName}.domain.${sub.type};\n` : ''}
/** ${table.functionName}：数据访问 */
public interface ${type}Mapper {

    List<${type}> selectList(${type} filter);

    ${type} selectById(${pk.javaType} ${pk.javaField});

    int insert(${type} ${name});

    int update(${type} ${name});

    int deleteByIds(@Param("ids") ${pk.javaType}[] ids);
${items}}
`;
}

/** The service: operations of the controller. */
export function serviceJava({ table, type, pk, name }: GenModel): string {
  return `package ${table.packageName}.service;

import java.util.List;
import ${table.packageName}.domain.${type};

/** ${table.functionName} */
public interface I${type}Service {

    List<${type}> list(${type} filter);

    ${type} get(${pk.javaType} ${pk.javaField});

    int create(${type} ${name});

    int change(${type} ${name});

    int remove(${pk.javaType}[] ids);
}
`;
}

/** How that is done. */
export function serviceImplJava({ table, type, pk, name, sub }: GenModel): string {
  const save = (call: string) =>
    sub
      ? [
          `int rows = mapper.${call}(${name});`,
          ...(call === 'update'
            ? [`mapper.deleteItems(new ${pk.javaType}[] { ${name}.get${capital(pk.javaField)}() });`]
            : []),
          `for (${sub.type} item : ${name}.getItems()) item.set${capital(sub.fkField)}(${name}.get${capital(pk.javaField)}());`,
          `mapper.insertItems(${name}.getItems());`,
          'return rows;',
        ]
      : [`return mapper.${call}(${name});`];
  const method = (head: string, body: readonly string[], writes = false) =>
    indent(
      [
        '@Override',
        ...(writes && sub ? ['@Transactional'] : []),
        `public ${head} {`,
        ...body.map((line) => `    ${line}`),
        '}',
        '',
      ],
      4,
    );
  const remove = [...(sub ? ['mapper.deleteItems(ids);'] : []), 'return mapper.deleteByIds(ids);'];
  return `package ${table.packageName}.service.impl;

import java.util.List;
import org.springframework.stereotype.Service;
${sub ? 'import org.springframework.transaction.annotation.Transactional;\n' : ''}import ${table.packageName}.domain.${type};
${sub ? `import ${table.packageName}.domain.${sub.type};\n` : ''}import ${table.packageName}.mapper.${type}Mapper;
import ${table.packageName}.service.I${type}Service;

/** ${table.functionName} */
@Service
public class ${type}ServiceImpl implements I${type}Service {

    private final ${type}Mapper mapper;

    public ${type}ServiceImpl(${type}Mapper mapper) {
        this.mapper = mapper;
    }

${method(`List<${type}> list(${type} filter)`, ['return mapper.selectList(filter);'])}
${method(`${type} get(${pk.javaType} ${pk.javaField})`, [`return mapper.selectById(${pk.javaField});`])}
${method(`int create(${type} ${name})`, save('insert'), true)}
${method(`int change(${type} ${name})`, save('update'), true)}
${method(`int remove(${pk.javaType}[] ids)`, remove, true).trimEnd()}
}
`;
}

/** The calls of the server. */
export function controllerJava({ table, type, pk, name, permission, url, tree }: GenModel): string {
  const guard = (verb: string) => `@PreAuthorize("@ss.hasPermi('${permission}:${verb}')")`;
  const list = tree
    ? `public Answer list(${type} filter) {\n        return Answer.of(service.list(filter));`
    : `public Page list(${type} filter) {\n        startPage();\n        return Page.of(service.list(filter));`;
  return `package ${table.packageName}.controller;

import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.*;
import ${table.packageName}.domain.${type};
import ${table.packageName}.service.I${type}Service;

/** ${table.functionName} */
@RestController
@RequestMapping("${url}")
public class ${type}Controller extends BaseController {

    private final I${type}Service service;

    public ${type}Controller(I${type}Service service) {
        this.service = service;
    }

    ${guard('list')}
    @GetMapping("/list")
    ${list}
    }

    ${guard('query')}
    @GetMapping("/{${pk.javaField}}")
    public Answer get(@PathVariable ${pk.javaType} ${pk.javaField}) {
        return Answer.of(service.get(${pk.javaField}));
    }

    ${guard('add')}
    @PostMapping
    public Answer create(@RequestBody ${type} ${name}) {
        return Answer.changed(service.create(${name}));
    }

    ${guard('edit')}
    @PutMapping
    public Answer change(@RequestBody ${type} ${name}) {
        return Answer.changed(service.change(${name}));
    }

    ${guard('remove')}
    @DeleteMapping("/{ids}")
    public Answer remove(@PathVariable ${pk.javaType}[] ids) {
        return Answer.changed(service.remove(ids));
    }
}
`;
}
