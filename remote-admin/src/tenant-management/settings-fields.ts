import type { TenantSettings } from '@platform/shared-contracts/http'
import type { FormErrors } from './settings-form.rule.ts'

/** What every tab of the editor gets. */
export interface SettingsFieldsProps {
  readonly settings: TenantSettings
  readonly errors: FormErrors
  readonly change: (patch: Partial<TenantSettings>) => void
}
