import type { fieldsOf } from '@platform/shared-ui/form/use-schema-form'
import type { RegistrationDraft, TypedRegistration } from './registration-form.rule.ts'

export interface FormProps {
  readonly field: ReturnType<typeof fieldsOf<RegistrationDraft, TypedRegistration>>
}
