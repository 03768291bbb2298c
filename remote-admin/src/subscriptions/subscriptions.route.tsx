import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { AddressTabs } from '../ui/address-tabs.tsx'
import { CouponTable } from './coupons/coupon-table.tsx'
import { ExemptionTable } from './exemptions/exemption-table.tsx'
import { useListTaxExemptionsQuery } from './exemptions/exemptions.api.ts'
import { OrderTable } from './orders/order-table.tsx'
import { useListOrdersQuery } from './orders/orders.api.ts'
import { RevenueFigures } from './revenue-figures.tsx'
import { SubscriberList } from './subscriber-list.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import layout from '../ui/layout.module.css'

/** /subscriptions-dashboard: learner subscriptions of the tenant; `?view=orders` what was ordered, `?view=coupons` its coupons. */
export function SubscriptionsRoute() {
  const t = useStore(subscriptionsMessages)
  const waiting = useWaiting()
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={<LinkButton to="/admin/plans">{t.toPlans}</LinkButton>}
      />
      <AddressTabs
        label={t.views}
        tabs={[
          {
            id: 'subscriptions',
            label: t.subscriptionsView,
            content: () => (
              <div className={layout.page}>
                <RevenueFigures />
                <SubscriberList />
              </div>
            ),
          },
          {
            id: 'orders',
            label: t.ordersView({ count: waiting.orders }),
            content: () => <OrderTable />,
          },
          { id: 'coupons', label: t.couponsView, content: () => <CouponTable /> },
          {
            id: 'exemptions',
            label: t.exemptionsView({ count: waiting.exemptions }),
            content: () => <ExemptionTable />,
          },
        ]}
      />
    </div>
  )
}

/** How many orders and tax exemptions staff have to check, once that is known. */
function useWaiting() {
  const { data: orders } = useListOrdersQuery({ page: 1, size: 20, q: '', state: '' })
  const { data: exemptions } = useListTaxExemptionsQuery({ page: 1, size: 20, q: '', status: '' })
  return { orders: orders?.waiting ?? '…', exemptions: exemptions?.waiting ?? '…' }
}

export { SubscriptionsRoute as Component }
