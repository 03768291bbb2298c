import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Company } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { failureOf } from '../lib/failure.ts'
import { useAddress } from '../lib/use-address.ts'
import { useSaveCompanyMutation } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'
import classes from './companies.module.css'
import { CompanyFields } from './company-fields.tsx'
import {
  byField,
  companyErrors,
  draftOf,
  requestOf,
  type CompanyDraft,
  type CompanyErrors,
} from './company-form.rule.ts'
import { DirectoryTest } from './directory-test.tsx'

/** One company and its directory; every refusal keeps what was typed. */
export function CompanyEditor({ company }: { readonly company: Company | null }) {
  const t = useStore(companiesMessages)
  const form = useCompanyForm(company)
  const head = company
    ? { title: company.name, lead: t.people(company.people) }
    : { title: t.newCompany, lead: t.newLead }
  return (
    <>
      <PageHeader back={{ to: '/companies', label: t.back }} {...head} />
      {form.message && <Alert kind="danger">{form.message}</Alert>}
      {company?.directory ? (
        <div className={classes.columns}>
          <CompanyForm form={form} hasBindPassword={company.directory.hasBindPassword} />
          <DirectoryTest id={company.id} isStale={form.isDirty} />
        </div>
      ) : (
        <CompanyForm form={form} hasBindPassword={false} />
      )}
    </>
  )
}

interface CompanyFormProps {
  readonly form: ReturnType<typeof useCompanyForm>
  readonly hasBindPassword: boolean
}

function CompanyForm({ form, hasBindPassword }: CompanyFormProps) {
  const t = useStore(companiesMessages)
  const { draft, errors, isDirty, isSaving, set, undo, submit } = form
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <CompanyFields draft={draft} errors={errors} hasBindPassword={hasBindPassword} set={set} />
      <div className={classes.buttons}>
        <BusyButton type="submit" variant="primary" isBusy={isSaving} busyText={t.saving} disabled={!isDirty}>
          {t.save}
        </BusyButton>
        {isDirty && <Button onClick={undo}>{t.undo}</Button>}
      </div>
    </form>
  )
}

function useCompanyForm(company: Company | null) {
  const t = useStore(companiesMessages)
  const { notify } = usePlatform()
  const { go } = useAddress()
  const [edit, setEdit] = useState<CompanyDraft | null>(null)
  const [errors, setErrors] = useState<CompanyErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [save, { isLoading: isSaving }] = useSaveCompanyMutation()
  const draft = edit ?? draftOf(company)

  const say = (found: CompanyErrors, text: string | null) => {
    setErrors(found)
    setMessage(text)
  }
  async function store() {
    const found = companyErrors(draft)
    if (Object.keys(found).length > 0) return say(found, t.fixErrors)
    const answer = await save({ id: company?.id ?? null, body: requestOf(draft) })
    if (answer.error) {
      const failure = failureOf(answer.error)
      return say(byField(failure.fields), failure.message)
    }
    say({}, null)
    setEdit(null)
    notify('success', t.saved({ name: answer.data.name }))
    if (!company) go({ company: String(answer.data.id) })
  }
  return {
    draft,
    errors,
    message,
    isSaving,
    isDirty: edit !== null,
    set: (patch: Partial<CompanyDraft>) => setEdit({ ...draft, ...patch }),
    undo: () => {
      setEdit(null)
      say({}, null)
    },
    submit: (event: { preventDefault(): void }) => {
      event.preventDefault()
      void store()
    },
  }
}
