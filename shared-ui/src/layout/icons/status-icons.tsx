import { createIcon } from './create-icon.tsx'

export const AlertIcon = /* @__PURE__ */ createIcon('M12 4 2.8 19.5h18.4L12 4Zm0 6v4.2m0 2.6v.01')
export const ErrorIcon = /* @__PURE__ */ createIcon(
  'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3l4.8-4.8ZM12 8v4.5m0 3.3v.01',
)
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5m0-8.3v.01',
)
