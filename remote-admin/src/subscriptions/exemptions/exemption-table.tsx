import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import { EXEMPTION_STATUSES, type TaxExemptionReview } from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../../lib/use-address.ts'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { useExemptionColumns } from './exemption-columns.tsx'
import { DecisionDialog, RefuseDialog } from './exemption-dialogs.tsx'
import { useListTaxExemptionsQuery } from './exemptions.api.ts'
import { exemptionsMessages, exemptionStatusMessages } from './exemptions.messages.ts'
import layout from '../../ui/layout.module.css'

/** Certificates of buyers who are exempt from sales tax: those to check first. */
export function ExemptionTable() {
  const [open, setOpen] = useState<TaxExemptionReview | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={layout.fields}>
      <Filters />
      <Exemptions onOpen={setOpen} />
      {open?.status === 'waiting' && <DecisionDialog exemption={open} onClose={close} />}
      {open?.status === 'accepted' && <RefuseDialog exemption={open} onClose={close} />}
    </div>
  )
}

function Exemptions({ onOpen }: { readonly onOpen: (exemption: TaxExemptionReview) => void }) {
  const t = useStore(exemptionsMessages)
  const view = useListView(['q', 'status'])
  const { page, size, filters } = view
  const status = EXEMPTION_STATUSES.find((one) => one === filters.status) ?? ''
  const { download } = useDownload(t.fileFailed)
  return (
    <ResourceList
      caption={t.caption}
      columns={useExemptionColumns()}
      answer={useListTaxExemptionsQuery({ page, size, q: filters.q, status })}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ number, owner }) => `${number}, ${owner.name}`}
      rowActions={(one) => [
        ...(one.status === 'waiting' ? [{ label: t.check, onSelect: () => onOpen(one) }] : []),
        {
          label: t.file,
          onSelect: () => void download(`/tax-exemptions/${one.id}/file`, one.fileName),
        },
        ...(one.status === 'accepted'
          ? [{ label: t.revoke, isDanger: true, onSelect: () => onOpen(one) }]
          : []),
      ]}
      empty={{ text: t.empty, filtered: t.emptySearch, clear: t.showAll }}
    />
  )
}

function Filters() {
  const t = useStore(exemptionsMessages)
  const statuses = useStore(exemptionStatusMessages)
  const { value, choose } = useAddress()
  return (
    <div className={layout.filters}>
      <SearchField label={t.search} value={value('q')} onChange={(q) => choose({ q })} />
      <SelectField
        label={t.status}
        isLabelHidden
        value={value('status')}
        emptyOption={t.anyStatus}
        options={EXEMPTION_STATUSES.map((status) => ({ value: status, label: statuses[status] }))}
        onChange={({ target }) => choose({ status: target.value })}
      />
    </div>
  )
}
