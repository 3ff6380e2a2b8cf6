import { group, link, page } from './node';

export const toolMenu = group(1000, 'tool', '系统工具', 'ToolOutlined', [
  page(1001, 'gen', '代码生成', 'CodeOutlined', 'query edit remove import preview code'),
  page(1002, 'apidoc', '接口文档', 'ApiOutlined'),
  page(1005, 'swagger', '系统接口', 'DeploymentUnitOutlined'),
  link(1003, '/help/index.html', '帮助手册', 'QuestionCircleOutlined', 1),
  link(1004, 'https://www.example.com', '官方网站', 'LinkOutlined', 0),
]);
