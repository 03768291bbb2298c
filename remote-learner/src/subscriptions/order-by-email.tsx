import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle, priceCart, type CartItem } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { formatCents } from '../app/money.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

interface Props {
  readonly items: readonly CartItem[]
  /** null while the number of seats cannot be read. */
  readonly seats: number | null
}

/** Orders go to the tenant's people as an email with the whole cart; the tenant answers with an invoice. */
export function OrderByEmail({ items, seats }: Props) {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  const email = usePlatform().tenant.support?.email
  if (!email || seats === null) return null
  const lines = items.map(
    (item) => `${item.code} ${courseTitle(item, language)} ${formatCents(item.priceCents, language)}`,
  )
  const total = formatCents(priceCart(items, seats).totalCents, language)
  const query = new URLSearchParams({
    subject: t.orderSubject({ count: items.length, seats }),
    body: t.orderBody({ lines: lines.join('\n'), seats, total }),
  })
  return (
    <>
      <LinkButton href={`mailto:${email}?${query.toString().replaceAll('+', '%20')}`}>{t.order}</LinkButton>
      <p className={classes.hint}>{t.orderHint({ email })}</p>
    </>
  )
}
