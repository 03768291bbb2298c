import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../../lib/use-address.ts'
import { ExportButton } from '../../ui/lists/export-button.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { usePayoutsQuery } from '../partners.api.ts'
import { payoutMessages } from '../partners.messages.ts'
import { monthName, recentMonths } from './months.rule.ts'
import { usePayoutColumns } from './payout-columns.tsx'

/** `?payouts=2026-11`: what each partner is paid for in that month. */
export function PayoutReport({ wanted }: { readonly wanted: string }) {
  const t = useStore(payoutMessages)
  const { choose } = useAddress()
  const view = useListView()
  const months = recentMonths(new Date())
  const month = months.find((one) => one === wanted) ?? months[0] ?? ''
  const answer = usePayoutsQuery(month)
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        back={{ to: '/professional-partners', label: t.back }}
        actions={
          <ExportButton path="/admin/payouts.csv" query={{ month }} fileName={`payouts-${month}.csv`} />
        }
      />
      <SelectField
        label={t.month}
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onChange={(event) => choose({ payouts: event.target.value })}
      />
      <ResourceList
        caption={t.caption}
        columns={usePayoutColumns()}
        answer={answer}
        view={view}
        rowKey={({ partner }) => partner.id}
        rowName={({ partner }) => partner.name}
        empty={{ text: t.none, filtered: t.none, clear: t.back }}
      />
    </>
  )
}
