import { useStore } from '@nanostores/react'
import type { OrderState as State } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { orderMessages } from './checkout.messages.ts'

const TONES: Readonly<Record<State, BadgeTone>> = {
  awaiting_payment: 'warning',
  paid: 'success',
  canceled: 'neutral',
}

export function OrderState({ state }: { readonly state: State }) {
  const t = useStore(orderMessages)
  return <Badge tone={TONES[state]}>{t[state]}</Badge>
}
