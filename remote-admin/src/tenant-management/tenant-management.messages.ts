import { i18n } from '../app/i18n.ts'
import { tenantManagement } from '../locales/en/tenant-management.ts'

export const tenantManagementMessages = i18n({ tenantManagement })
