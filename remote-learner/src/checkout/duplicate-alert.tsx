import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle, LEARNER_PLAN, PARTNER_PLAN } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { useGetDuplicatesQuery } from './checkout.api.ts'
import { checkoutMessages, orderMessages } from './checkout.messages.ts'

const PLANS: readonly string[] = [LEARNER_PLAN, PARTNER_PLAN]

interface Props {
  readonly codes: readonly string[]
  /** `null` for a number that cannot be ordered. */
  readonly seats: number | null
}

/** Before an order: what the buyer has already, or has ordered and not paid. The order can be placed all the same. */
export function DuplicateAlert({ codes, seats }: Props) {
  const t = useStore(checkoutMessages)
  const orders = useStore(orderMessages)
  const language = useStore(locale)
  const { data } = useGetDuplicatesQuery({ codes: [...codes], seats: seats ?? 1 }, { skip: seats === null })
  if (!data || data.owned.length + data.unpaid.length === 0) return null
  const isPlan = ({ code }: { readonly code: string }) => PLANS.includes(code)
  const titles = data.owned.filter((one) => !isPlan(one)).map((course) => courseTitle(course, language))
  return (
    <Alert kind="warning">
      {titles.length > 0 && (
        <p>{t.owned({ courses: new Intl.ListFormat(language, { type: 'conjunction' }).format(titles) })}</p>
      )}
      {data.owned.some(isPlan) && <p>{t.ownedPlan}</p>}
      {data.unpaid.length > 0 && (
        <>
          <p>{t.unpaid({ count: data.unpaid.length })}</p>
          <ul>
            {data.unpaid.map(({ id, number }) => (
              <li key={id}>
                <Link to={`/checkout?order=${id}`}>{orders.title({ number })}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
