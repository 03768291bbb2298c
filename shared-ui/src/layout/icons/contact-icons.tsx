import { createIcon } from './create-icon.tsx'

export const MailIcon = /* @__PURE__ */ createIcon('M3 5.5h18v13H3v-13Zm.5.7 8.5 7 8.5-7')
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M8.5 4H4.8c-.5 0-.8.4-.8.9C4.5 13 11 19.5 19.1 20c.5 0 .9-.3.9-.8v-3.7l-4.3-1.6-1.8 2.2a12.5 12.5 0 0 1-6-6l2.2-1.8L8.5 4Z',
)
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.6 3.4-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
)
