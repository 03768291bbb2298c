import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../lib/use-address.ts'
import { useGetCompanyQuery } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'
import layout from '../ui/layout.module.css'
import { CompanyEditor } from './company-editor.tsx'
import { CompanyList } from './company-list.tsx'

/** /companies: the list; `?company=new` adds one, `?company=ID` edits it. */
export function CompaniesRoute() {
  const chosen = useAddress().value('company')
  return (
    <div className={`content ${layout.page}`}>
      {chosen === '' && <CompanyList />}
      {chosen === 'new' && <CompanyEditor key="new" company={null} />}
      {chosen !== '' && chosen !== 'new' && <ChosenCompany key={chosen} id={chosen} />}
    </div>
  )
}

function ChosenCompany({ id }: { readonly id: string }) {
  const t = useStore(companiesMessages)
  const { data: company, isError, refetch } = useGetCompanyQuery(id)
  if (company) return <CompanyEditor company={company} />
  if (isError) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  return <Skeleton lines={8} />
}

export { CompaniesRoute as Component }
