import { i18n } from './i18n.ts'
import { field, searchField } from '../locales/en/field.ts'

export const fieldMessages = /* @__PURE__ */ i18n({ field })
export const searchFieldMessages = /* @__PURE__ */ i18n({ searchField })
