import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Company } from '@platform/shared-contracts/http'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { useAddress } from '../lib/use-address.ts'
import { PAGE_SIZE, useListCompaniesQuery } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'
import { RemoveCompanyDialog } from './remove-company-dialog.tsx'

const NEW = '/companies?company=new'

export function CompanyList() {
  const t = useStore(companiesMessages)
  const { value, page, turn, choose } = useAddress()
  const [removing, setRemoving] = useState<Company | null>(null)
  const q = value('q')
  const { data, isFetching, isError, refetch } = useListCompaniesQuery({ page, q })
  const toNew = (
    <LinkButton to={NEW} variant="primary" icon={<PlusIcon />}>
      {t.newCompany}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} actions={toNew} />
      <SearchField label={t.search} value={q} onChange={(words) => choose({ q: words })} />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={columnsIn(t)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(company) => [
          { label: t.edit, to: `/companies?company=${company.id}` },
          { label: t.remove, isDanger: true, onSelect: () => setRemoving(company) },
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={q ? t.empty : t.emptyAtAll}
        emptyAction={q ? <Button onClick={() => choose({ q: '' })}>{t.clearSearch}</Button> : toNew}
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
      {removing && <RemoveCompanyDialog company={removing} onClose={() => setRemoving(null)} />}
    </>
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
