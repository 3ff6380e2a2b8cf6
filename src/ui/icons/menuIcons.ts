import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/**
 * The icons that menus use, the platform's own and a standard RuoYi's, by their antd names. One file, fetched when a
 * menu is on screen.
 */
export const menuIcons = byName(
  import.meta.glob<IconDefinition>(
    '/node_modules/@ant-design/icons-svg/es/asn/{AccountBook,Apartment,Api,Appstore,AppstoreAdd,AreaChart,Audit,Bank,BarChart,Bars,Book,Build,Bulb,CheckCircle,CloudServer,CloudUpload,Code,Comment,Contacts,Container,Control,CreditCard,CustomerService,Dashboard,Database,DeploymentUnit,Desktop,Diff,Edit,Experiment,FieldTime,File,FileImage,FilePdf,FileProtect,FileSearch,FileText,Fire,Folder,FontSize,Form,Fund,Global,Gold,Hdd,History,Idcard,InfoCircle,Key,Layout,Like,LineChart,Link,Lock,Login,Mail,Menu,MenuUnfold,Message,Monitor,NodeIndex,Notification,Partition,PayCircle,Picture,Profile,Pushpin,QuestionCircle,Read,Rest,Rocket,Safety,SafetyCertificate,Schedule,Send,Setting,Shop,Shopping,Sliders,Solution,Sound,Star,Swap,Tag,Tags,Team,Thunderbolt,Tool,Transaction,Trophy,UnorderedList,User,UsergroupAdd,Wallet,Wifi}Outlined.js',
    { import: 'default', eager: true },
  ),
);

/** Icons by their antd names, from the files that hold them. */
export function byName(files: Readonly<Record<string, IconDefinition>>): ReadonlyMap<string, IconDefinition> {
  return new Map(
    Object.entries(files).map(([path, icon]) => [path.slice(path.lastIndexOf('/') + 1, -3), icon]),
  );
}
