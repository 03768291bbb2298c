import { useStore } from '@nanostores/react'
import { PasswordField } from '@platform/shared-ui/field'
import { formMessages } from './form.messages.ts'

export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' }
const MIN_LENGTH = 8

/** What is wrong with it, or null; on the same terms as registration. */
export function passwordFault(
  { password, confirmation }: NewPassword,
  texts: { readonly passwordsDiffer: string; readonly passwordShort: string },
): string | null {
  if (password !== confirmation) return texts.passwordsDiffer
  return password.length < MIN_LENGTH ? texts.passwordShort : null
}

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirm: string }
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  /** What the server said of it. */
  readonly error?: string | undefined
}

/** A new password, typed twice. */
export function NewPasswordFields({ labels, value, onChange, error }: NewPasswordFieldsProps) {
  const t = useStore(formMessages)
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        hint={t.passwordHint}
        error={error}
        required
        minLength={MIN_LENGTH}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <PasswordField
        label={labels.confirm}
        name="confirm_password"
        autoComplete="new-password"
        required
        value={value.confirmation}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
      />
    </>
  )
}
