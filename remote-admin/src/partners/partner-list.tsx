import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { AddPartnerDialog } from './add-partner-dialog.tsx'
import { matchesSearch } from './matches-search.rule.ts'
import { usePartnerColumns } from './partner-columns.tsx'
import { useListPartnersQuery } from './partners.api.ts'
import { partnersMessages } from './partners.messages.ts'
import { recentMonths } from './payouts/months.rule.ts'
import { RateDialog, type RatedPartner } from './payouts/rate-dialog.tsx'
import { usePartnerRemoval } from './use-partner-removal.tsx'

export function PartnerList() {
  const t = useStore(partnersMessages)
  const view = useListView()
  const [isAdding, setAdding] = useState(false)
  const [rated, setRated] = useState<RatedPartner | null>(null)
  const { data, ...answer } = useListPartnersQuery()
  const { q } = view.filters
  const actions = (
    <>
      <LinkButton to={`/professional-partners?payouts=${recentMonths(new Date())[0]}`}>
        {t.payouts}
      </LinkButton>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
        {t.add}
      </Button>
    </>
  )
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} actions={actions} />
      <SearchField label={t.search} value={q} onChange={(wanted) => view.choose({ q: wanted })} />
      <ResourceList
        caption={t.caption}
        columns={usePartnerColumns()}
        answer={{ ...answer, data: data && { items: data.items.filter((one) => matchesSearch(one, q)) } }}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        rowActions={({ id, firstName, lastName, profile }) => [
          { label: t.edit, to: `/professional-partners?partner=${id}` },
          { label: t.rates, onSelect: () => setRated({ id, name: `${firstName} ${lastName}` }) },
          profile && { label: t.view, to: `/consultant/${profile.publicUrl}` },
        ]}
        removal={usePartnerRemoval(data?.items ?? [])}
        empty={{ text: t.none, filtered: t.empty, clear: t.showAll }}
      />
      {rated && <RateDialog partner={rated} onClose={() => setRated(null)} />}
      {isAdding && <AddPartnerDialog onClose={() => setAdding(false)} />}
    </>
  )
}
