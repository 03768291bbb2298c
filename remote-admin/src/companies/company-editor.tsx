import { useStore } from '@nanostores/react'
import { CompanyRequest, type Company } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ManagerList } from '../domain/company/manager-list.tsx'
import { useAddress } from '../lib/use-address.ts'
import { ResourceForm, SaveButtons } from '../ui/resource-form.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { useSaveCompanyMutation } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'
import layout from '../ui/layout.module.css'
import { CompanyFields } from './company-fields.tsx'
import { draftOf, requestOf } from './company-form.rule.ts'
import { DirectoryTest } from './directory-test.tsx'

/** One company and its directory; every refusal keeps what was typed. */
export function CompanyEditor({ company }: { readonly company: Company | null }) {
  const t = useStore(companiesMessages)
  const { notify } = usePlatform()
  const { go } = useAddress()
  const [save] = useSaveCompanyMutation()
  const form = useResourceForm({
    row: company,
    toDraft: draftOf,
    toRequest: requestOf,
    schema: CompanyRequest,
    save: (body) => save({ id: company?.id ?? null, body }),
    onSaved: ({ id, name }) => {
      notify('success', t.saved({ name }))
      if (!company) go({ company: String(id) })
    },
  })
  const head = company
    ? { title: company.name, lead: t.people({ count: company.people }) }
    : { title: t.newCompany, lead: t.newLead }
  const directory = company?.directory
  return (
    <>
      <PageHeader back={{ to: '/companies', label: t.back }} {...head} />
      <div className={directory ? layout.columns : ''}>
        <ResourceForm form={form} className={layout.stack}>
          <CompanyFields form={form} hasBindPassword={directory?.hasBindPassword === true} />
          <SaveButtons form={form} save={t.save} saving={t.saving} undo={t.undo} />
        </ResourceForm>
        {company && directory && <DirectoryTest id={company.id} isStale={form.isDirty} />}
      </div>
      {company && (
        <section className={layout.stack}>
          <h2>{t.managers}</h2>
          <ManagerList path={`/companies/${company.id}/managers`} companyName={company.name} />
        </section>
      )}
    </>
  )
}
