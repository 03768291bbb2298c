/* Apart by where they are needed, so that the first page does not fetch those of forms, tables and reports. */
export { CheckIcon, CloseIcon, LockIcon, MenuIcon } from './icons/frame-icons.tsx'
export { MailIcon, PhoneIcon, UserIcon } from './icons/contact-icons.tsx'
export { AlertIcon, ErrorIcon, InfoIcon } from './icons/status-icons.tsx'
export {
  ArrowRightIcon,
  BookIcon,
  CertificateIcon,
  DownloadIcon,
  HelmetIcon,
  ProgressIcon,
  ShieldIcon,
  UsersIcon,
} from './icons/page-icons.tsx'
export {
  ArrowLeftIcon,
  ChevronDownIcon,
  EyeIcon,
  EyeOffIcon,
  RefreshIcon,
  SearchIcon,
} from './icons/form-icons.tsx'
export {
  CalendarIcon,
  CartIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  FilterIcon,
  MoreIcon,
  PencilIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  TuneIcon,
  SortIcon,
  TrashIcon,
  UploadIcon,
} from './icons/action-icons.tsx'
