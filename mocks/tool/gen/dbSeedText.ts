/** The tables of a database of this trade; see dbSeed.ts for how it is read. */
export const dbSeedText = `
gk_student 考生档案表
  student_id bigint(20)# 考生编号
  student_name varchar(30)! 考生姓名
  sex char(1) 性别
  exam_no varchar(20)! 准考证号
  province_id int(11)! 所在省份
  exam_year int(4)! 高考年份
  first_subject varchar(10)! 首选科目
  second_subjects varchar(30) 再选科目
  score int(4) 高考分数
  province_rank int(11) 全省位次
  head_image varchar(255) 照片
  student_status char(1) 状态
  +
gk_volunteer 志愿方案表
  volunteer_id bigint(20)# 方案编号
  volunteer_name varchar(50)! 方案名称
  student_id bigint(20)! 考生编号
  batch_type varchar(20)! 批次
  line_score int(4) 投档参考分
  submit_time datetime 提交时间
  volunteer_status char(1) 状态
  +
gk_volunteer_item 志愿明细表
  item_id bigint(20)# 明细编号
  volunteer_id bigint(20)! 方案编号
  item_sort int(4)! 志愿顺序
  college_name varchar(100)! 院校名称
  group_code varchar(20)! 专业组代码
  major_name varchar(200) 专业
  chance decimal(5,2) 录取概率
  is_adjust char(1) 是否服从调剂
gk_major_class 专业门类表
  class_id bigint(20)# 门类编号
  parent_id bigint(20)! 上级门类
  ancestors varchar(200) 祖级列表
  class_name varchar(50)! 门类名称
  class_code varchar(10)! 门类代码
  order_num int(4) 显示顺序
  class_status char(1) 状态
  +
memo_note 备忘录表
  note_id bigint(20)# 备忘编号
  note_title varchar(100)! 标题
  note_content text 内容
  note_type char(1) 类型
  remind_time datetime 提醒时间
  is_top char(1) 是否置顶
  +
show_banner 轮播图表
  banner_id bigint(20)# 轮播图编号
  banner_name varchar(50)! 名称
  banner_image varchar(255)! 图片
  link_url varchar(255) 跳转地址
  order_num int(4) 显示顺序
  banner_status char(1) 状态
gk_college 院校库表
  college_id bigint(20)# 院校编号
  college_name varchar(100)! 院校名称
  college_code varchar(20)! 院校代码
  used_name varchar(100) 曾用名
  english_name varchar(200) 英文名称
  logo_image varchar(255) 校徽
  cover_image varchar(255) 封面
  province_id int(11)! 所在省份
  city_id int(11) 所在城市
  address varchar(200) 地址
  college_type varchar(20) 院校类型
  nature_type varchar(20) 办学性质
  level_type varchar(20) 办学层次
  belong_to varchar(50) 主管部门
  is_985 char(1) 是否985
  is_211 char(1) 是否211
  is_double_first char(1) 是否双一流
  has_graduate char(1) 有无研究生院
  master_count int(4) 硕士点数
  doctor_count int(4) 博士点数
  key_subject_count int(4) 重点学科数
  academician_count int(4) 院士人数
  found_year int(4) 建校年份
  area_size decimal(10,2) 占地面积
  student_count int(11) 在校生人数
  male_ratio decimal(5,2) 男生比例
  employment_rate decimal(5,2) 就业率
  abroad_rate decimal(5,2) 出国率
  telephone varchar(30) 招生电话
  email varchar(50) 招生邮箱
  official_site varchar(255) 官方网站
  recruit_site varchar(255) 招生网站
  brochure_file varchar(255) 招生简章
  intro_content longtext 院校简介
  order_num int(4) 显示顺序
  college_status char(1) 状态
  +
store 机构表
  id int(11)# 机构编号
  name varchar(50)! 机构名称
  store_no varchar(20)! 机构代码
  invite_code varchar(8)! 邀请码
  short_name varchar(10) 简称
  logo_image varchar(255) 标志
  store_type char(1)! 机构类型
  province_id int(11)! 省
  city_id int(11)! 市
  area_id int(11)! 区县
  address varchar(100) 详细地址
  contact varchar(20)! 联系人
  mobile varchar(20)! 联系手机
  edition varchar(20)! 版本套餐
  expire_time date 到期时间
  balance decimal(12,2) 账户余额
  status tinyint(1) 状态
  del_flag char(1) 删除标志
  +
gk_score_line 录取分数线表
  line_id bigint(20)# 编号
  college_name varchar(100)! 院校名称
  group_code varchar(20) 专业组代码
  province_id int(11)! 生源省份
  line_year int(4)! 年份
  batch_type varchar(20)! 批次
  subject_type varchar(20)! 科类
  lowest_score int(4) 最低分
  lowest_rank int(11) 最低位次
  +
gk_enroll_plan 招生计划表
  plan_id bigint(20)# 计划编号
  college_name varchar(100)! 院校名称
  major_name varchar(200)! 专业名称
  plan_year int(4)! 年份
  plan_count int(4)! 计划数
  tuition decimal(10,2) 学费
  study_years int(2) 学制
  subject_demand varchar(50) 选科要求
  +
gk_rank_segment 一分一段表
  segment_id bigint(20)# 编号
  province_id int(11)! 省份
  segment_year int(4)! 年份
  subject_type varchar(20)! 科类
  score int(4)! 分数
  same_count int(11)! 同分人数
  total_count int(11)! 累计人数
expert_appointment 专家预约表
  appointment_id bigint(20)# 预约编号
  expert_name varchar(30)! 专家姓名
  student_name varchar(30)! 考生姓名
  begin_time datetime! 开始时间
  end_time datetime! 结束时间
  appointment_type char(1) 预约方式
  question_content varchar(1000) 咨询内容
  record_file varchar(255) 记录文件
  appointment_status char(1) 状态
  +
finance_order 订单表
  order_id bigint(20)# 订单编号
  order_no varchar(32)! 订单号
  order_type char(1)! 订单类型
  store_id int(11)! 机构
  student_name varchar(30) 考生姓名
  amount decimal(12,2)! 金额
  pay_type char(1) 支付方式
  pay_time datetime 支付时间
  order_status char(1)! 状态
  +
member_card 会员卡表
  card_id bigint(20)# 卡编号
  card_no varchar(20)! 卡号
  card_type char(1)! 卡类型
  valid_days int(4)! 有效天数
  active_time datetime 激活时间
  card_status char(1) 状态
msg_template 消息模板表
  template_id bigint(20)# 模板编号
  template_name varchar(50)! 模板名称
  template_type char(1)! 模板类型
  template_content text! 模板内容
  template_status char(1) 状态
  +
score_exam 模拟考试表
  exam_id bigint(20)# 考试编号
  exam_name varchar(100)! 考试名称
  exam_date date! 考试日期
  full_score int(4) 满分
  exam_file varchar(255) 成绩文件
  exam_status char(1) 状态
upload_record 上传记录表
  record_id bigint(20)# 记录编号
  file_name varchar(200)! 文件名
  file_size bigint(20) 大小
  file_type varchar(20) 类型
  upload_file varchar(255)! 文件
  create_by varchar(64) 上传人
  create_time datetime 上传时间
`;
