import { useStore } from '@nanostores/react'
import { useState, type ComponentProps } from 'react'
import type { Quote } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { periodAfter } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { checkoutMessages } from './checkout.messages.ts'

interface Props extends Omit<ComponentProps<typeof CheckboxField>, 'label' | 'hint'> {
  readonly quote: Quote
}

/** Whether a plan renews, with the price and the date; the buyer ticks it. A coupon is for the first period. */
export function RenewalBox({ quote, ...field }: Props) {
  const t = useStore(checkoutMessages)
  const language = useStore(locale)
  const [now] = useState(Date.now)
  const code = quote.lines[0]?.code ?? ''
  const day = formatDay(periodAfter(code, new Date(now)).toISOString(), language)
  const hint = t.renewsHint({ amount: formatCents(quote.sumCents - quote.discountCents, language), day })
  return <CheckboxField label={t.renews} hint={`${hint} ${t.noRenewal}`} {...field} />
}
