import type { TagClass } from '@/resources/system/dict/dict';

type Entry = readonly [value: string, label: string, listClass?: TagClass];

interface DictionarySeed {
  readonly dictType: string;
  readonly dictName: string;
  /** In order. */
  readonly entries: readonly Entry[];
  readonly firstIsDefault: boolean;
}

/** RuoYi's own dictionaries (rest-contract, section 18.1) and those of the platform's screens (screens-platform, section 9). */
export const dictionarySeeds: readonly DictionarySeed[] = [
  withDefault('sys_user_sex', '用户性别', ['0', '男'], ['1', '女'], ['2', '未知']),
  withDefault('sys_show_hide', '菜单状态', ['0', '显示', 'primary'], ['1', '隐藏', 'danger']),
  withDefault('sys_normal_disable', '系统开关', ['0', '正常', 'primary'], ['1', '停用', 'danger']),
  withDefault('sys_job_status', '任务状态', ['0', '正常', 'primary'], ['1', '暂停', 'danger']),
  withDefault('sys_job_group', '任务分组', ['DEFAULT', '默认'], ['SYSTEM', '系统']),
  withDefault('sys_yes_no', '系统是否', ['Y', '是', 'primary'], ['N', '否', 'danger']),
  withDefault('sys_notice_type', '通知类型', ['1', '通知', 'warning'], ['2', '公告', 'success']),
  withDefault('sys_notice_status', '通知状态', ['0', '正常', 'primary'], ['1', '关闭', 'danger']),
  plain(
    'sys_oper_type',
    '操作类型',
    ['0', '其他', 'info'],
    ['1', '新增', 'info'],
    ['2', '修改', 'info'],
    ['3', '删除', 'danger'],
    ['4', '授权', 'primary'],
    ['5', '导出', 'warning'],
    ['6', '导入', 'warning'],
    ['7', '强退', 'danger'],
    ['8', '生成代码', 'warning'],
    ['9', '清空数据', 'danger'],
  ),
  plain('sys_common_status', '系统状态', ['0', '成功', 'primary'], ['1', '失败', 'danger']),
  plain(
    'store_type',
    '机构类型',
    ['1', '直营', 'primary'],
    ['2', '加盟', 'success'],
    ['3', '合作学校', 'warning'],
    ['4', '代理', 'info'],
  ),
  plain(
    'store_edition',
    '版本套餐',
    ['basic', '基础版', 'info'],
    ['pro', '专业版', 'primary'],
    ['flagship', '旗舰版', 'warning'],
  ),
  plain(
    'site_template',
    '网站模板',
    ['1', '简洁', 'default'],
    ['2', '校园', 'default'],
    ['3', '科技', 'default'],
  ),
  plain('pay_channel', '支付渠道', ['wechat', '微信支付', 'success'], ['alipay', '支付宝', 'primary']),
  plain(
    'app_category',
    '应用分类',
    ['choice', '选科选专业', 'primary'],
    ['report', '测评报告', 'success'],
    ['query', '数据查询', 'info'],
    ['live', '直播课程', 'warning'],
  ),
  plain(
    'hot_platform',
    '热更新平台',
    ['android', '安卓', 'success'],
    ['ios', '苹果', 'primary'],
    ['h5', '网页', 'info'],
    ['mp-weixin', '微信小程序', 'success'],
  ),
  plain(
    'org_type',
    '组织类型',
    ['1', '总部', 'danger'],
    ['2', '分公司', 'primary'],
    ['3', '校区', 'success'],
    ['4', '服务点', 'info'],
  ),
  plain(
    'recharge_type',
    '充值类型',
    ['1', '账户余额', 'primary'],
    ['2', '短信', 'info'],
    ['3', '会员卡额度', 'success'],
    ['4', '测评次数', 'warning'],
  ),
  plain(
    'agreement_type',
    '协议类型',
    ['1', '用户服务协议', 'primary'],
    ['2', '会员卡购买协议', 'success'],
    ['3', '专家服务协议', 'warning'],
    ['4', '机构合作协议', 'info'],
  ),
  plain(
    'privacy_type',
    '隐私文本类型',
    ['1', '隐私政策', 'primary'],
    ['2', '未成年人信息保护规则', 'warning'],
    ['3', '第三方信息共享清单', 'info'],
  ),
  plain(
    'link_group',
    '友情链接分组',
    ['1', '教育主管部门', 'danger'],
    ['2', '考试机构', 'primary'],
    ['3', '高校', 'success'],
    ['4', '合作伙伴', 'info'],
  ),
  plain(
    'outlet_type',
    '网点类型',
    ['1', '直营网点', 'primary'],
    ['2', '合作网点', 'success'],
    ['3', '校内咨询点', 'warning'],
  ),
  plain(
    'file_category',
    '文件分类',
    ['policy', '政策文件', 'danger'],
    ['plan', '招生计划', 'primary'],
    ['guide', '填报指南', 'success'],
    ['template', '表格模板', 'info'],
    ['other', '其他', 'default'],
  ),
  plain(
    'image_category',
    '图片分类',
    ['banner', '轮播', 'primary'],
    ['college', '院校', 'success'],
    ['article', '文章', 'info'],
    ['icon', '图标', 'default'],
    ['other', '其他', 'default'],
  ),
  plain(
    'appoint_topic',
    '咨询主题',
    ['1', '志愿填报'],
    ['2', '选科指导'],
    ['3', '成绩分析'],
    ['4', '专业规划'],
    ['5', '提前批咨询'],
    ['6', '征集志愿'],
  ),
  plain(
    'pay_way',
    '支付方式',
    ['1', '微信'],
    ['2', '支付宝'],
    ['3', '银行转账'],
    ['4', '现金'],
    ['5', 'POS'],
  ),
  plain(
    'lead_source',
    '客户来源',
    ['1', '到店'],
    ['2', '电话'],
    ['3', '讲座'],
    ['4', '老客户介绍'],
    ['5', '线上'],
    ['6', '合作学校'],
  ),
  named('exam_language', '外语语种', '英语 日语 俄语 德语 法语 西班牙语'),
  named(
    'sys_nation',
    '民族',
    '汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族 土家族 哈尼族 哈萨克族 傣族 黎族 傈僳族 佤族 畲族 高山族 拉祜族 水族 东乡族 纳西族 景颇族 柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族 仡佬族 锡伯族 阿昌族 普米族 塔吉克族 怒族 乌孜别克族 俄罗斯族 鄂温克族 德昂族 保安族 裕固族 京族 塔塔尔族 独龙族 鄂伦春族 赫哲族 门巴族 珞巴族 基诺族',
  ),
];

/** The labels of a dictionary's values. */
export function labelsOf(dictType: string): Readonly<Record<string, string>> {
  const seed = dictionarySeeds.find((dictionary) => dictionary.dictType === dictType);
  return Object.fromEntries(seed?.entries.map(([value, label]) => [value, label]) ?? []);
}

function plain(dictType: string, dictName: string, ...entries: readonly Entry[]): DictionarySeed {
  return { dictType, dictName, entries, firstIsDefault: false };
}

/** Names that are what they are called, separated by blanks. */
function named(dictType: string, dictName: string, names: string): DictionarySeed {
  return plain(dictType, dictName, ...names.split(' ').map((name): Entry => [name, name]));
}

/** With the first entry as the default. */
function withDefault(dictType: string, dictName: string, ...entries: readonly Entry[]): DictionarySeed {
  return { dictType, dictName, entries, firstIsDefault: true };
}
