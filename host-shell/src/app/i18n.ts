import { createCatalogs } from '@platform/shared-contracts/remote'

/** The message catalogs of the shell: `i18n({ login })` makes the store of one. */
export const i18n = createCatalogs()
