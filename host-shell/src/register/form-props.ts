import type { RegistrationForm } from './registration-form.rule.ts'

export interface FormProps {
  readonly form: RegistrationForm
  /** What the server said of single fields, by their names in the request. */
  readonly errors: Readonly<Record<string, string>>
  readonly change: (fields: Partial<RegistrationForm>) => void
}
