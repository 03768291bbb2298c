import { createCatalogs } from '@platform/shared-contracts/remote'

/** The components' own words; every other text is a prop. */
export const i18n = createCatalogs()
