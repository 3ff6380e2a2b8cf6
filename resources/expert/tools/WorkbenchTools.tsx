/** 对比, 模拟投档 and 工具 in the workbench's bar (E3). */
export default function WorkbenchTools() {
  return null;
}
