import type { RegistrationForm } from './registration-form.rule.ts'

export interface FormProps {
  readonly form: RegistrationForm
  readonly change: (fields: Partial<RegistrationForm>) => void
}
