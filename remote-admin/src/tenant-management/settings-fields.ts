import type { FormOf } from '../ui/use-resource-form.ts'
import type { TenantDraft } from './settings-form.rule.ts'

/** What every tab of the editor gets. */
export interface SettingsFieldsProps {
  readonly form: FormOf<TenantDraft>
}
