import { useStore } from '@nanostores/react'
import type { PriceEffect, PriceList, PriceListRequest } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { DOLLARS, writeDay } from '../lib/format.ts'
import { useChangePricesMutation } from './plans.api.ts'
import { priceChangeMessages } from './plans.messages.ts'
import layout from '../ui/layout.module.css'

export interface Reviewed {
  readonly request: PriceListRequest
  readonly effects: readonly PriceEffect[]
}

interface Props {
  readonly reviewed: Reviewed
  readonly onChanged: (list: PriceList) => void
  readonly onClose: () => void
}

/** Who pays which price from now on, before the prices change. */
export function PriceChangeDialog({ reviewed: { request, effects }, onChanged, onClose }: Props) {
  const t = useStore(priceChangeMessages)
  const [change, { isLoading, error }] = useChangePricesMutation()
  const confirm = async () => {
    const { data } = await change(request)
    if (data) onChanged(data)
  }
  return (
    <ConfirmDialog
      isOpen
      title={t.title}
      confirmText={t.save}
      busyText={t.saving}
      isBusy={isLoading}
      error={error && (failureOf(error).serverMessage ?? t.failed)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {effects.length === 0 && <p>{t.noPrices}</p>}
      <div className={layout.stack}>
        {effects.map((effect) => (
          <Effect key={effect.code} effect={effect} />
        ))}
        {effects.some(({ renewing }) => renewing > 0) && <p>{t.notice}</p>}
      </div>
    </ConfirmDialog>
  )
}

function Effect({ effect }: { readonly effect: PriceEffect }) {
  const t = useStore(priceChangeMessages)
  const { number, time } = useStore(format)
  const { title, beforeCents, afterCents, renewing, nextAt, fixed, ending, unpaidOrders } = effect
  const dollars = (cents: number) => number(cents / 100, DOLLARS)
  const lines = [
    nextAt !== null && t.renewing({ count: renewing, day: writeDay(nextAt, { time }) }),
    fixed > 0 && t.fixed({ count: fixed }),
    ending > 0 && t.ending({ count: ending }),
    unpaidOrders > 0 && t.unpaid({ count: unpaidOrders }),
  ].filter((line) => line !== false)
  return (
    <section>
      <strong>{t.change({ title, before: dollars(beforeCents), after: dollars(afterCents) })}</strong>
      {lines.length === 0 && <p>{t.newOnly}</p>}
      {lines.length > 0 && (
        <ul className={layout.bullets}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
