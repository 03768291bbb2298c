import { createIcon } from './create-icon.tsx'

export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h16m-6.5-6.5L20 12l-6.5 6.5')
export const BookIcon = /* @__PURE__ */ createIcon(
  'M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7m0-13.4c2-1.5 5-2 8.5-1.7v13.4c-3.5-.3-6.5.2-8.5 1.7m0-13.4v13.4',
)
export const CertificateIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm-3.5 11L7.5 21l4.5-2.3L16.5 21l-1-6.5M9.8 9.6l1.6 1.6 2.9-3',
)
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15')
export const HelmetIcon = /* @__PURE__ */ createIcon(
  'M4.5 16v-1.5a7.5 7.5 0 0 1 15 0V16M2.5 16h19v2.5h-19V16Zm7-2V5.7h5V14',
)
export const ProgressIcon = /* @__PURE__ */ createIcon('M4 20V4m0 16h16M8.5 16v-4m4 4V7.5m4 8.5v-6')
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M12 3.2 4.5 6v5.5c0 4.3 2.9 7.7 7.5 9.3 4.6-1.6 7.5-5 7.5-9.3V6L12 3.2Zm-3.3 8.6 2.4 2.4 4.3-4.6',
)
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.5-3.2 2.9-5 6.5-5s6 1.8 6.5 5M15.5 5a3.3 3.3 0 0 1 0 6.3m2.5 3.6c2 .7 3.2 2.3 3.5 4.6',
)
