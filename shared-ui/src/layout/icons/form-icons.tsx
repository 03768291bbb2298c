import { createIcon } from './create-icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M20 12H4m6.5-6.5L4 12l6.5 6.5')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6')
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12C4.8 7.8 8 5.7 12 5.7s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
)
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'm4 4 16 16M9.7 6c.7-.2 1.5-.3 2.3-.3 4 0 7.2 2.1 9.5 6.3-.8 1.5-1.7 2.7-2.8 3.7m-3 1.9c-1.1.5-2.4.7-3.7.7-4 0-7.2-2.1-9.5-6.3 1-1.9 2.3-3.4 3.8-4.4m3.7 2.5a2.8 2.8 0 0 0 3.9 3.9',
)
export const RefreshIcon = /* @__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2m0-5v5h-5')
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5',
)
