import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { PasswordField } from '@platform/shared-ui/field'
import { formMessages } from './form.messages.ts'

type FieldBinding = Pick<
  ComponentProps<typeof PasswordField>,
  'ref' | 'onChange' | 'onBlur' | 'name' | 'error'
>

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirm: string }
  readonly password: FieldBinding
  readonly confirmation: FieldBinding
}

/** A new password, typed twice. */
export function NewPasswordFields({ labels, password, confirmation }: NewPasswordFieldsProps) {
  const t = useStore(formMessages)
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={t.passwordHint}
        required
        {...password}
      />
      <PasswordField label={labels.confirm} autoComplete="new-password" required {...confirmation} />
    </>
  )
}
