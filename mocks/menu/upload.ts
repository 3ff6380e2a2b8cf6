import { group, page } from './node';

export const uploadMenu = group(1100, 'upload', '上传管理', 'CloudUploadOutlined', [
  page(1101, 'file', '文件上传', 'FileOutlined', 'create edit delete download'),
  page(1102, 'image', '图片上传', 'FileImageOutlined', 'create edit delete'),
  page(1103, 'title', '标题素材', 'FontSizeOutlined', 'show create edit delete'),
]);
