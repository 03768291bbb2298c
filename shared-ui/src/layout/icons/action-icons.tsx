import { createIcon } from './create-icon.tsx'

export const CalendarIcon = /* @__PURE__ */ createIcon('M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5V7m7-3.5V7')
export const CartIcon = /* @__PURE__ */ createIcon(
  'M2.5 4h2.6l2.3 11h10.8l2.3-8H6m2.6 11.8a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Zm8 0a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z',
)
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m9.5 6 6 6-6 6')
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m6 14.5 6-6 6 6')
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 8v4.3l3 1.8',
)
export const FilterIcon = /* @__PURE__ */ createIcon('M4 6h16M7 12h10m-6.5 6h3')
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M5 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2Zm7 0a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2Zm7 0a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2Z',
)
export const PencilIcon = /* @__PURE__ */ createIcon(
  'm4 20 1-4.5L16.3 4.2l3.5 3.5L8.5 19 4 20ZM13.7 6.8l3.5 3.5',
)
export const PauseIcon = /* @__PURE__ */ createIcon('M8.5 5v14M15.5 5v14')
export const PlayIcon = /* @__PURE__ */ createIcon('M7.5 4.8v14.4l11.5-7.2-11.5-7.2Z')
export const PlusIcon = /* @__PURE__ */ createIcon('M12 4.5v15M4.5 12h15')
export const TuneIcon = /* @__PURE__ */ createIcon(
  'M4 7h9m5 0h2M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0ZM4 17h2m5 0h9M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
)
export const SortIcon = /* @__PURE__ */ createIcon('m8 9.5 4-4 4 4m0 5-4 4-4-4')
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16M9 6.5V4h6v2.5m-9 0L7 20h10l1-13.5M10 10.5v5.5m4-5.5v5.5',
)
export const UploadIcon = /* @__PURE__ */ createIcon('M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15')
