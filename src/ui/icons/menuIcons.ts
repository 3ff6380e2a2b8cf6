import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** The icons that menus usually name, by their antd names: one file, fetched when a menu is on screen. */
export const menuIcons = byName(
  import.meta.glob<IconDefinition>(
    '/node_modules/@ant-design/icons-svg/es/asn/{AccountBook,AlignLeft,Apartment,Api,Appstore,AppstoreAdd,AreaChart,Audit,Bank,BarChart,Bars,BgColors,Book,Bug,Build,Bulb,Calendar,CheckCircle,CheckSquare,ClockCircle,CloudServer,CloudUpload,Code,Comment,Contacts,Container,Control,Copy,CreditCard,CustomerService,Dashboard,Database,DeploymentUnit,Desktop,Diff,Download,Drag,Edit,Enter,Experiment,Eye,EyeInvisible,FieldTime,File,FileExcel,FileImage,FilePdf,FileProtect,FileSearch,FileText,FileZip,Fire,Folder,FontSize,Form,Fullscreen,FullscreenExit,Fund,Github,Global,Gold,Hdd,History,Idcard,InfoCircle,InsertRowBelow,Key,Layout,Like,LineChart,Link,Lock,Login,Mail,Menu,MenuUnfold,Message,Monitor,More,NodeIndex,Notification,Number,Partition,PayCircle,Phone,Picture,PlusSquare,Profile,Pushpin,Qq,QuestionCircle,Read,Rest,Rocket,Safety,SafetyCertificate,Schedule,Search,Select,Send,Setting,Shop,Shopping,ShoppingCart,Skin,Sliders,Smile,Solution,Sound,Star,Swap,Switcher,Table,Tag,Tags,Team,Thunderbolt,Tool,Transaction,Translation,Trophy,UnorderedList,Upload,User,UsergroupAdd,Wallet,Wechat,Wifi}Outlined.js',
    { import: 'default', eager: true },
  ),
);

/** Icons by their antd names, out of the files that hold them. */
export function byName(files: Readonly<Record<string, IconDefinition>>): ReadonlyMap<string, IconDefinition> {
  return new Map(
    Object.entries(files).map(([path, icon]) => [path.slice(path.lastIndexOf('/') + 1, -3), icon]),
  );
}
