import { createCatalogs } from '@platform/shared-contracts/remote'
import { pageLanguage } from '@platform/shared-ui/page-language'

/** The message catalogs of this remote: `i18n({ login })` makes the store of one. */
export const i18n = createCatalogs(pageLanguage)
