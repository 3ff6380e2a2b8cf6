import { markdown } from '@/src/crud/fields/markdown';
import { richtext } from '@/src/crud/fields/richtext';
import { KindDemo } from '../KindDemo';

const article = richtext('正文', { required: true, maxLength: 2000 });
const notes = markdown('更新说明', { required: true, maxLength: 2000 });

// Preloads the editors, as a form with such fields does.
for (const { kind } of [article, notes]) void kind.preload?.().catch(() => undefined);

const html = `<h2>志愿填报须知</h2><p>填报前请核对<strong>成绩</strong>、<em>位次</em>与<u>选考科目</u>，<span style="color: #d6453d">截止时间以省考试院公告为准</span>。</p><ol><li><p>登录系统，选择批次；</p></li><li><p>按「冲、稳、保」排列院校：</p><ul><li><p>冲 20%</p></li><li><p>稳 50%</p></li></ul></li></ol><blockquote><p>提交后仍可在截止前修改三次。</p></blockquote><table><tbody><tr><th><p>批次</p></th><th><p>院校数</p></th></tr><tr><td><p>本科一批</p></td><td><p>30</p></td></tr></tbody></table><p>详见<a href="https://www.example.com/guide" target="_blank" rel="noopener noreferrer">填报指南</a>。</p>`;

const source = `## 2.0.1 更新说明

- **列表**：可保存视图
- ~~旧的导出~~ 已停用
- [x] 富文本编辑器
- [ ] 移动端签名

| 模块 | 状态 |
| --- | --- |
| 机构 | 已上线 |

\`\`\`ts
const score = 612;
\`\`\`

详见 https://www.example.com/changes。
`;

/** The editors, and how their texts are shown. */
export default function EditorsSection() {
  return (
    <>
      <KindDemo field={article} example={html} />
      <KindDemo field={notes} example={source} />
    </>
  );
}
