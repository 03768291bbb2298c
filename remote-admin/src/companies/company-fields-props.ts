import type { FormOf } from '../ui/use-resource-form.ts'
import type { CompanyDraft } from './company-form.rule.ts'

export interface CompanyFieldsProps {
  readonly form: FormOf<CompanyDraft>
  readonly hasBindPassword: boolean
}
