import { useStore } from '@nanostores/react'
import { ListOrEditor } from '../ui/lists/list-or-editor.tsx'
import { LoadedRow } from '../ui/lists/loaded-row.tsx'
import { useGetCompanyQuery } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'
import { CompanyEditor } from './company-editor.tsx'
import { CompanyList } from './company-list.tsx'

/** /companies: the list; `?company=new` adds one, `?company=ID` edits it. */
export function CompaniesRoute() {
  return (
    <ListOrEditor
      param="company"
      list={<CompanyList />}
      add={<CompanyEditor company={null} />}
      edit={(id) => <ChosenCompany id={id} />}
    />
  )
}

function ChosenCompany({ id }: { readonly id: string }) {
  const t = useStore(companiesMessages)
  return (
    <LoadedRow answer={useGetCompanyQuery(id)} failed={t.loadFailed}>
      {(company) => <CompanyEditor company={company} />}
    </LoadedRow>
  )
}

export { CompaniesRoute as Component }
