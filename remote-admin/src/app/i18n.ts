import { createCatalogs } from '@platform/shared-contracts/remote'

/** The message catalogs of this remote: `i18n({ login })` makes the store of one. */
export const i18n = createCatalogs()
