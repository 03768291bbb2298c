import { createCatalogs } from '@platform/shared-contracts/remote'
import { pageLanguage } from './page-language.ts'

/** The components' own words; every other text is a prop. */
export const i18n = createCatalogs(pageLanguage)
