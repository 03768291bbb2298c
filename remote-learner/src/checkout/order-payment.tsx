import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Order } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { formatCents } from '../lib/money.ts'
import { useGetOrderQuery, useGetPaymentMethodsQuery, useOpenCardPageMutation } from './checkout.api.ts'
import { paymentMessages } from './checkout.messages.ts'
import { heldCents } from './order-money.rule.ts'
import { TestCard } from './test-card.tsx'
import classes from './checkout.module.css'

const POLL_MS = 3000
const PATIENCE_MS = 60_000

/** How the buyer of an order that waits for its payment can pay it by card, where a provider takes cards. */
export function OrderPayment({ order }: { readonly order: Order }) {
  const [query] = useSearchParams()
  const { session } = usePlatform()
  const isBuyers = session.user?.email === order.buyer.email
  const { data } = useGetPaymentMethodsQuery(undefined, { skip: !isBuyers })
  const testPage = query.get('test-card')
  if (!isBuyers) return null
  if (query.get('card') === 'paid') return <Confirming id={order.id} />
  if (!data?.card) return null
  if (testPage !== null && data.card === 'test-card') return <TestCard order={order} pageId={testPage} />
  return <PayByCard order={order} isBack={query.get('card') === 'back'} />
}

function PayByCard({ order, isBack }: { readonly order: Order; readonly isBack: boolean }) {
  const t = useStore(paymentMessages)
  const language = useStore(locale)
  const navigate = useNavigate()
  const [open, { isLoading }] = useOpenCardPageMutation()
  const [failure, setFailure] = useState('')
  const pay = async () => {
    setFailure('')
    const { data: page, error } = await open(order.id)
    if (!page) return setFailure((error as ApiError).message || t.failed)
    const url = new URL(page.url)
    if (url.origin === location.origin) void navigate(`${url.pathname}${url.search}`)
    else location.assign(url)
  }
  return (
    <Card as="section" level={2} title={t.title}>
      <div className={classes.stack}>
        {failure !== '' && <Alert kind="danger">{failure}</Alert>}
        {isBack && failure === '' && <Alert kind="info">{t.back}</Alert>}
        <p>{t.text({ amount: formatCents(order.totalCents - heldCents(order), language) })}</p>
        <div>
          <BusyButton variant="primary" isBusy={isLoading} busyText={t.opening} onClick={() => void pay()}>
            {t.pay}
          </BusyButton>
        </div>
      </div>
    </Card>
  )
}

/** The buyer is back from the provider's page; its confirmation reaches the server on another way. */
function Confirming({ id }: { readonly id: string }) {
  const t = useStore(paymentMessages)
  const [isLong, setIsLong] = useState(false)
  useGetOrderQuery(id, { pollingInterval: isLong ? 0 : POLL_MS })
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Alert kind="info">{isLong ? t.waitingLong : t.waiting}</Alert>
}
