import { createIcon } from './create-icon.tsx'

export const CheckIcon = /* @__PURE__ */ createIcon('m4.5 12.5 5 5 10-11')
export const CloseIcon = /* @__PURE__ */ createIcon('m6 6 12 12M18 6 6 18')
export const LockIcon = /* @__PURE__ */ createIcon(
  'M5.5 11h13v9h-13v-9Zm2.7 0V7.8a3.8 3.8 0 0 1 7.6 0V11M12 14.8v1.7',
)
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h16')
