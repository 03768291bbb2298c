import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { useAddress } from '../lib/use-address.ts'
import { AddPartnerDialog } from './add-partner-dialog.tsx'
import { usePartnerColumns } from './partner-columns.tsx'
import { matchesSearch } from './matches-search.rule.ts'
import { useListPartnersQuery } from './partners.api.ts'
import { partnersMessages } from './partners.messages.ts'
import { RemovePartnerDialog } from './remove-partner-dialog.tsx'

export function PartnerList() {
  const t = useStore(partnersMessages)
  const { value, choose } = useAddress()
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PartnerRecord | null>(null)
  const columns = usePartnerColumns()
  const { data, isFetching, isError, refetch } = useListPartnersQuery()
  const q = value('q')
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        }
      />
      <SearchField label={t.search} value={q} onChange={(search) => choose({ q: search })} />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={columns}
        rows={data?.items.filter((partner) => matchesSearch(partner, q))}
        rowKey={({ id }) => id}
        rowLabel={({ firstName, lastName }) => `${firstName} ${lastName}`}
        rowActions={(partner) => [
          { label: t.edit, to: `/professional-partners?partner=${partner.id}` },
          partner.profile && { label: t.view, to: `/consultant/${partner.profile.publicUrl}` },
          { label: t.remove, isDanger: true, onSelect: () => setRemoving(partner) },
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={q !== '' && <Button onClick={() => choose({ q: '' })}>{t.showAll}</Button>}
      />
      {isAdding && <AddPartnerDialog onClose={() => setAdding(false)} />}
      {removing && (
        <RemovePartnerDialog
          partner={removing}
          others={data?.items.filter(({ id }) => id !== removing.id) ?? []}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
