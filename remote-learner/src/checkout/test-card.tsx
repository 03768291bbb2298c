import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Order } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button, LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { formatCents } from '../lib/money.ts'
import { usePayByTestCardMutation } from './checkout.api.ts'
import { paymentMessages } from './checkout.messages.ts'
import { heldCents } from './order-money.rule.ts'
import classes from './checkout.module.css'

interface Props {
  readonly order: Order
  readonly pageId: string
}

/** Stands where a provider's page would: it takes no card and says that no money moves. */
export function TestCard({ order, pageId }: Props) {
  const t = useStore(paymentMessages)
  const language = useStore(locale)
  const navigate = useNavigate()
  const [send, { isLoading }] = usePayByTestCardMutation()
  const [failure, setFailure] = useState('')
  const { id } = order
  const pay = async (card: 'accepted' | 'declined') => {
    setFailure('')
    const { error } = await send({ id, pageId, card })
    if (error) setFailure((error as ApiError).message || t.testFailed)
    else void navigate(`/checkout?order=${id}`, { replace: true })
  }
  return (
    <Card as="section" level={2} title={t.testTitle} tone="raised">
      <div className={classes.stack}>
        <Alert kind="warning">{t.testText}</Alert>
        {failure !== '' && <Alert kind="danger">{failure}</Alert>}
        <div className={classes.actions}>
          <BusyButton
            variant="primary"
            isBusy={isLoading}
            busyText={t.testPaying}
            onClick={() => void pay('accepted')}
          >
            {t.testPay({ amount: formatCents(order.totalCents - heldCents(order), language) })}
          </BusyButton>
          <Button disabled={isLoading} onClick={() => void pay('declined')}>
            {t.testDecline}
          </Button>
          <LinkButton variant="ghost" to={`/checkout?order=${id}`}>
            {t.cancel}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
