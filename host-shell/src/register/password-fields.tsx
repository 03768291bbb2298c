import { useStore } from '@nanostores/react'
import { PasswordField } from '@platform/shared-ui/field'
import type { FormProps } from './form-props.ts'
import { registerMessages } from './register.messages.ts'
import { PASSWORD_MIN_LENGTH } from './registration-form.rule.ts'

export function PasswordFields({ form, change, errors }: FormProps) {
  const t = useStore(registerMessages)
  return (
    <>
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        hint={t.passwordHint}
        error={errors.password}
        required
        minLength={PASSWORD_MIN_LENGTH}
        value={form.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        label={t.confirmPassword}
        name="confirm_password"
        autoComplete="new-password"
        required
        value={form.confirmPassword}
        onChange={(event) => change({ confirmPassword: event.target.value })}
      />
    </>
  )
}
