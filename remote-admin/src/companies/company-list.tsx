import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { Company } from '@platform/shared-contracts/http'
import type { Column } from '@platform/shared-ui/data-table'
import { ListPage } from '../ui/lists/list-page.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListCompaniesQuery, useRemoveCompanyMutation } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'

export function CompanyList() {
  const t = useStore(companiesMessages)
  const view = useListView()
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      add={{ to: '/companies?company=new', label: t.newCompany }}
      search={t.search}
      caption={t.caption}
      columns={columnsIn(t)}
      answer={useListCompaniesQuery(view.query)}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={({ id }) => [{ label: t.edit, to: `/companies?company=${id}` }]}
      removal={({ id, name }) => ({
        useRemove: useRemoveCompanyMutation,
        arg: id,
        title: t.removeTitle({ name }),
        text: t.removeText,
        action: t.remove,
        done: t.removed({ name }),
      })}
      empty={{ text: t.emptyAtAll, filtered: t.empty, clear: t.clearSearch }}
    />
  )
}

function columnsIn(t: ReturnType<(typeof companiesMessages)['get']>): readonly Column<Company>[] {
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      cell: ({ id, name }) => <Link to={`/companies?company=${id}`}>{name}</Link>,
    },
    { id: 'domains', header: t.columnDomains, cell: ({ domains }) => domains.join(', ') || t.noDomains },
    {
      id: 'directory',
      header: t.columnDirectory,
      cell: ({ directory }) => (directory ? `${directory.host}:${directory.port}` : t.noDirectory),
    },
    { id: 'people', header: t.columnPeople, align: 'end', cell: ({ people }) => people },
  ]
}
