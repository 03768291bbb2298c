import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { z } from 'zod/mini'
import { LdapLoginRequest } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import layout from '../ui/form.module.css'
import { CompanyNote } from './company-note.tsx'
import { loginFailureMessages, loginMessages } from './login.messages.ts'
import { useCompanyLookup } from './use-company-lookup.ts'
import type { SignIn } from './use-sign-in.ts'

export function CompanyLogin(flow: SignIn) {
  const t = useStore(loginMessages)
  const { form, company, submit } = useCompanyForm(flow)
  const field = fieldsOf(form)
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t.usernamePlaceholder}
        hint={t.usernameHint}
        status={<CompanyNote company={company} />}
        required
        {...field('username')}
      />
      <PasswordField label={t.password} autoComplete="current-password" required {...field('password')} />
      <BusyButton
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isBusy={flow.isBusy || form.formState.isSubmitting}
        busyText={t.signingIn}
      >
        {t.signIn}
      </BusyButton>
    </form>
  )
}

const EMPTY = { username: '', password: '' }
/** The company is not typed: the server finds it. */
const Typed = z.omit(LdapLoginRequest, { companyId: true })

function useCompanyForm({ signIn, fail, failure }: SignIn) {
  const { companyRequired } = useStore(loginFailureMessages)
  const form = useSchemaForm<typeof EMPTY, z.infer<typeof Typed>>({ schema: Typed, defaultValues: EMPTY })
  const company = useCompanyLookup(form.watch('username'))
  const isFoundLate = company.kind === 'found' && failure?.message === companyRequired
  useEffect(() => {
    if (!isFoundLate) return
    fail(null)
    form.clearErrors('username')
  })
  const submit = form.handleSubmit(async ({ username, password }) => {
    if (company.kind === 'found')
      return void (await signIn({ kind: 'ldap', username, password, companyId: company.companyId }))
    fail(companyRequired)
    form.setError('username', { type: 'company', message: companyRequired }, { shouldFocus: true })
  })
  return { form, company, submit }
}
