import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Payout } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SelectField } from '@platform/shared-ui/select-field'
import { DOLLARS } from '../../lib/format.ts'
import { useAddress } from '../../lib/use-address.ts'
import { ExportButton } from '../../ui/lists/export-button.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { usePayoutsQuery } from './payouts.api.ts'
import { payoutMessages } from '../partners.messages.ts'
import { monthName, recentMonths } from './months.rule.ts'
import { PayDialog } from './pay-dialog.tsx'
import { usePayoutColumns } from './payout-columns.tsx'
import { RateDialog, type RatedPartner } from './rate-dialog.tsx'

/** `?payouts=2026-11`: what each partner is paid for in that month. */
export function PayoutReport({ wanted }: { readonly wanted: string }) {
  const t = useStore(payoutMessages)
  const { choose } = useAddress()
  const view = useListView()
  const months = recentMonths(new Date())
  const month = months.find((one) => one === wanted) ?? months[0] ?? ''
  const answer = usePayoutsQuery(month)
  const [rated, setRated] = useState<RatedPartner | null>(null)
  const [paying, setPaying] = useState<Payout | null>(null)
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
      {answer.data && <Total items={answer.data.items} />}
      <ResourceList
        isWide
        caption={t.caption}
        columns={usePayoutColumns()}
        answer={answer}
        view={view}
        rowKey={({ partner }) => partner.id}
        rowName={({ partner }) => partner.name}
        rowActions={(payout) => [
          { label: t.rates, onSelect: () => setRated({ ...payout.partner, id: Number(payout.partner.id) }) },
          payout.money?.isPayable ? { label: t.pay, onSelect: () => setPaying(payout) } : null,
        ]}
        empty={{ text: t.none, filtered: t.none, clear: t.back }}
      />
      {rated && <RateDialog partner={rated} onClose={() => setRated(null)} />}
      {paying && <PayDialog month={month} payout={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

function Total({ items }: { readonly items: readonly Payout[] }) {
  const t = useStore(payoutMessages)
  const { number } = useStore(format)
  if (items.length === 0) return null
  const sum = (given: readonly Payout[]) =>
    number(given.reduce((total, { money }) => total + (money?.amountCents ?? 0), 0) / 100, DOLLARS)
  const paid = items.filter(({ money }) => money?.payment)
  return <p>{t.total({ count: items.length, amount: sum(items), paid: sum(paid) })}</p>
}
