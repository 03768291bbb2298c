import { useStore } from '@nanostores/react'
import { PasswordField } from '@platform/shared-ui/field'
import type { FormProps } from './form-props.ts'
import { registerMessages } from './register.messages.ts'
import { PASSWORD_MIN_LENGTH } from './registration-form.rule.ts'

export function PasswordFields({ field }: FormProps) {
  const t = useStore(registerMessages)
  return (
    <>
      <PasswordField
        label={t.password}
        autoComplete="new-password"
        hint={t.passwordHint}
        required
        minLength={PASSWORD_MIN_LENGTH}
        {...field('password', ['confirm_password'])}
      />
      <PasswordField
        label={t.confirmPassword}
        autoComplete="new-password"
        required
        {...field('confirm_password')}
      />
    </>
  )
}
