import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { LEARNER_PLAN, PARTNER_PLAN } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useCartItems } from '../domain/cart/use-cart-items.ts'
import { useRegainedFocus } from '../ui/use-regained-focus.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useGetPaymentMethodsQuery } from './checkout.api.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { ExemptionSection } from './exemption/exemption-section.tsx'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import classes from './checkout.module.css'

/** /checkout: the cart, `?plan=CODE` a plan, `?order=ID` an order that was placed. */
export function CheckoutRoute() {
  const [query] = useSearchParams()
  const order = query.get('order')
  const orderTitle = useRegainedFocus<HTMLHeadingElement>(order !== null)
  const title = useRegainedFocus<HTMLHeadingElement>(order === null)
  if (order !== null) return <OrderPage key={order} id={order} titleRef={orderTitle} />
  return <Checkout plan={query.get('plan')} titleRef={title} />
}

interface CheckoutProps {
  readonly plan: string | null
  readonly titleRef: Ref<HTMLHeadingElement>
}

function Checkout({ plan, titleRef }: CheckoutProps) {
  const t = useStore(checkoutMessages)
  const { cart } = usePlatform()
  const items = useCartItems()
  const { data: methods } = useGetPaymentMethodsQuery()
  const wanted = [LEARNER_PLAN, PARTNER_PLAN].find((code) => code === plan)
  const codes = wanted === undefined ? items.map(({ code }) => code) : [wanted]
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={t.title}
        titleRef={titleRef}
        lead={methods && (methods.card ? t.leadCards : t.lead)}
        back={{ to: '/subscriptions', label: t.back }}
      />
      {codes.length === 0 ? (
        <EmptyState
          action={
            <LinkButton variant="primary" to="/subscriptions">
              {t.choose}
            </LinkButton>
          }
        >
          {t.empty}
        </EmptyState>
      ) : (
        <CheckoutForm
          key={codes.join()}
          codes={codes}
          hasSeats={wanted !== PARTNER_PLAN}
          isPlan={wanted !== undefined}
          onPlaced={() => wanted === undefined && cart.clear()}
        />
      )}
      <ExemptionSection />
      <OrderList />
    </div>
  )
}

export { CheckoutRoute as Component }
