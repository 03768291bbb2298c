import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Coupon, CouponState } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { SearchField } from '@platform/shared-ui/search-field'
import { DAY } from '../../lib/format.ts'
import { useAddress } from '../../lib/use-address.ts'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { useDollars } from '../use-dollars.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { useEndCouponMutation, useListCouponsQuery } from './coupons.api.ts'
import { couponsMessages, couponStateMessages } from './coupons.messages.ts'
import layout from '../../ui/layout.module.css'

const TONES: Readonly<Record<CouponState, BadgeTone>> = {
  ...{ planned: 'info', active: 'success', used_up: 'warning', ended: 'neutral' },
}

/** Codes that lower the price of an order. */
export function CouponTable() {
  const t = useStore(couponsMessages)
  const { value, choose } = useAddress()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Coupon | null>(null)
  return (
    <div className={layout.fields}>
      <div className={layout.search}>
        <SearchField label={t.search} value={value('q')} onChange={(q) => choose({ q })} />
        <div>
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        </div>
      </div>
      <Coupons onEnd={setEnding} />
      {isAdding && <CouponDialog onClose={() => setAdding(false)} />}
      {ending && (
        <ConfirmAction
          isDanger
          useAction={useEndCouponMutation}
          arg={ending.id}
          title={t.endTitle({ code: ending.code })}
          text={t.endText}
          action={t.end}
          done={t.ended({ code: ending.code })}
          onClose={() => setEnding(null)}
        />
      )}
    </div>
  )
}

function Coupons({ onEnd }: { readonly onEnd: (coupon: Coupon) => void }) {
  const t = useStore(couponsMessages)
  const view = useListView(['q'])
  const { page, size, filters } = view
  return (
    <ResourceList
      caption={t.caption}
      columns={useColumns()}
      answer={useListCouponsQuery({ page, size, q: filters.q })}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ code }) => code}
      rowActions={(coupon) =>
        coupon.state === 'ended' ? [] : [{ label: t.end, isDanger: true, onSelect: () => onEnd(coupon) }]
      }
      empty={{ text: t.empty, filtered: t.emptySearch, clear: t.showAll }}
    />
  )
}

function useColumns(): readonly Column<Coupon>[] {
  const t = useStore(couponsMessages)
  const states = useStore(couponStateMessages)
  const { time } = useStore(format)
  const dollars = useDollars()
  const day = (text: string) => time(new Date(text), { ...DAY, timeZone: 'UTC' })
  return [
    {
      id: 'code',
      header: t.code,
      isRowHeader: true,
      isCompact: true,
      cell: ({ code, products }) => (
        <TwoLines second={products.length > 0 ? products.join(', ') : t.allProducts}>{code}</TwoLines>
      ),
    },
    {
      id: 'takesOff',
      header: t.takesOff,
      align: 'end',
      cell: ({ kind, value }) => (kind === 'percent' ? t.percent({ value }) : dollars(value)),
    },
    {
      id: 'valid',
      header: t.valid,
      cell: ({ startsOn, endsOn }) =>
        endsOn === null
          ? t.from({ start: day(startsOn) })
          : t.span({ start: day(startsOn), end: day(endsOn) }),
    },
    {
      id: 'uses',
      header: t.uses,
      align: 'end',
      cell: ({ uses, maxUses }) => (maxUses === null ? uses : t.usesOf({ uses, limit: maxUses })),
    },
    {
      id: 'state',
      header: t.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
    },
  ]
}
