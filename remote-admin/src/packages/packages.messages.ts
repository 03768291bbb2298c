import { i18n } from '../app/i18n.ts'
import { packageExport, packageForm, packageResults, packages, statements } from '../locales/en/packages.ts'

export const statementsMessages = i18n({ statements })
export const packagesMessages = i18n({ packages })
export const packageFormMessages = i18n({ packageForm })
export const packageExportMessages = i18n({ packageExport })
export const packageResultsMessages = i18n({ packageResults })
