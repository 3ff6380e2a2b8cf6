/** A text of which versions are made up; all of it is invented. */
export interface LegalSeed {
  readonly docType: string;
  readonly title: string;
  /** Articles of the version in force. */
  readonly articles: readonly (readonly [heading: string, text: string])[];
  /** The changes in its second version. */
  readonly changes: string;
  /** A third version is being written. */
  readonly draft?: boolean;
}

/**
 * The HTML of a version, from 0. The first one lacks the last but one article and says less in the second. The third
 * one says more in the first.
 */
export function seedContent({ title, articles }: LegalSeed, version: number): string {
  const kept = articles.filter((_article, index) => version > 0 || index !== articles.length - 2);
  const sections = kept.map(([heading, text], index) => {
    const [beginning = ''] = text.split('。');
    const said = version === 0 && index === 1 ? `${beginning}。` : text;
    const more = version === 2 && index === 0 ? '本次修订不影响已经完成的服务。' : '';
    return `<h3>${numerals[index]}、${heading}</h3><p>${said}${more}</p>`;
  });
  const note = `<p>本文为演示文本，不具有法律效力。《${title}》各条款的解释以机构与平台的书面约定为准。</p>`;
  return sections.join('') + note;
}

const numerals = [...'一二三四五六七八九十'];

/** 用户协议 (screen S1), by type. */
export const agreementSeeds: readonly LegalSeed[] = [
  {
    docType: '1',
    title: '用户服务协议',
    changes: '补充数据与知识产权条款；明确账号停用的处理方式。',
    draft: true,
    articles: [
      [
        '服务内容',
        '志愿通（以下简称「本平台」）为机构及其工作人员提供高考志愿填报业务的管理工具，包括考生信息管理、志愿方案编制、预约与订单管理等功能。本平台提供的数据与测算结果仅供参考，不构成录取承诺。',
      ],
      [
        '账号使用',
        '账号仅限本人在所属机构授权范围内使用，不得转借、出租或共享。离职或岗位变动时，机构管理员应及时停用相应账号。因保管不善造成的后果由账号使用人承担。',
      ],
      [
        '使用规范',
        '使用人应如实录入信息，不得利用本平台从事虚假宣传、泄露考生信息或其他违反法律法规的活动。发现异常操作时，本平台有权暂停相关账号并通知所属机构。',
      ],
      [
        '数据与知识产权',
        '机构录入的业务数据归机构所有；本平台的软件、界面与数据整理成果受法律保护，未经许可不得复制或对外提供。',
      ],
      [
        '服务变更与终止',
        '本平台可根据业务需要调整功能，并提前通过公告告知。服务到期未续费的，机构账号将停止登录，数据保留九十日。',
      ],
    ],
  },
  {
    docType: '2',
    title: '会员卡购买协议',
    changes: '新增退卡条款；明确会员卡的有效期自绑定之日起计算。',
    articles: [
      ['会员卡说明', '会员卡用于开通志愿填报的数据查询与方案功能，一卡一人，绑定后不可转让。'],
      ['有效期', '有效期自绑定之日起计算。到期后相关功能停止使用，已生成的方案仍可查看。'],
      ['退卡', '未绑定的会员卡可在购买后七日内申请退卡。已绑定的会员卡不予退换，法律另有规定的除外。'],
      ['费用与发票', '购买金额以订单页面为准，发票由售卡机构开具。'],
    ],
  },
  {
    docType: '3',
    title: '专家服务协议',
    changes: '明确改约次数；补充服务评价的处理规则。',
    articles: [
      ['服务方式', '专家通过线上或线下方式提供一对一咨询，时间以预约单为准。'],
      ['改约与取消', '服务开始前二十四小时可以改约一次。临时取消的，按预约单载明的比例收取费用。'],
      ['评价', '服务结束后七日内可以评价。评价应当客观，不得含有侮辱、诽谤内容。'],
      ['责任边界', '专家意见供考生和家长参考，最终志愿由考生本人决定并负责。'],
    ],
  },
  {
    docType: '4',
    title: '机构合作协议',
    changes: '补充数据安全要求；明确合作终止后的数据交接。',
    draft: true,
    articles: [
      ['合作范围', '机构在授权区域内使用本平台开展升学规划业务，不得超出授权范围经营。'],
      ['费用结算', '服务费按年结算。会员卡与测评额度按实际充值计算，充值记录可在后台查询。'],
      ['数据安全', '机构应当指定专人管理账号与权限，不得将考生信息用于合作之外的目的。'],
      ['合作终止', '合作终止后九十日内，机构可以导出自己的业务数据，逾期由平台删除或匿名化处理。'],
    ],
  },
];

/** 隐私政策 (screen S4), by type. */
export const privacySeeds: readonly LegalSeed[] = [
  {
    docType: '1',
    title: '隐私政策',
    changes: '说明登录日志的用途；新增信息保存与保护条款。',
    articles: [
      [
        '我们收集的信息',
        '注册时收集姓名、手机号码和登录账号；使用过程中记录登录时间、登录地址和操作日志，用于身份核验与安全审计。',
      ],
      [
        '信息的使用',
        '上述信息仅用于提供服务、保障账号安全。处理工单与结算时会查阅必要的信息，不用于与服务无关的用途。',
      ],
      [
        '考生信息',
        '考生的成绩、位次与志愿方案由机构录入，仅机构授权人员可见。未成年人的信息应在取得监护人同意后录入。',
      ],
      [
        '信息的保存与保护',
        '信息保存在境内服务器，传输过程加密。超出保存期限或机构提出删除要求的，我们将予以删除或匿名化处理。',
      ],
      ['你的权利', '你可以在个人中心查询、更正自己的信息，或联系所属机构管理员注销账号。'],
    ],
  },
  {
    docType: '2',
    title: '未成年人信息保护规则',
    changes: '补充监护人查询与删除信息的途径。',
    draft: true,
    articles: [
      ['监护人同意', '录入未满十四周岁未成年人的信息前，机构应当取得其监护人的书面同意并留存。'],
      ['最少必要', '仅收集志愿填报所必需的信息。不收集与服务无关的家庭经济、健康等敏感信息。'],
      ['监护人权利', '监护人可以通过机构查询、更正或删除未成年人的信息，机构应在五个工作日内处理。'],
      ['安全措施', '未成年人的信息加密保存，查阅留有记录，异常查阅会提醒机构管理员。'],
    ],
  },
  {
    docType: '3',
    title: '第三方信息共享清单',
    changes: '新增消息推送服务；更新短信服务的共享范围。',
    articles: [
      ['短信服务', '为发送验证码与服务通知，向短信服务方提供手机号码。'],
      ['支付服务', '为完成付款，向支付服务方提供订单号与金额。不提供考生的成绩与志愿信息。'],
      ['消息推送', '为推送预约提醒，向消息服务方提供设备标识与消息标题，消息内容不含考生姓名。'],
      ['存储服务', '上传的图片与附件保存在对象存储服务中，仅通过带有效期的地址访问。'],
    ],
  },
];
