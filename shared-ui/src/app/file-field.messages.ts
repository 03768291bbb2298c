import { i18n } from './i18n.ts'
import { fileField } from '../locales/en/file-field.ts'

/** In a file of its own: pages with a search field load no texts on files. */
export const fileFieldMessages = /* @__PURE__ */ i18n({ fileField })
