import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import type { AssignmentPreview } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { catalogOf, courseTitle } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { useNavigate } from 'react-router-dom'
import { moduleTitle } from '../../../lib/module-title.ts'
import { assignMessages } from '../training.messages.ts'
import layout from '../../../ui/layout.module.css'

type Props = AssignmentPreview['withoutAccess'] & { readonly wanted: readonly string[] }

/** Who cannot open which of the modules. Leads to a cart with a seat for each of them, of the modules that someone lacks. */
export function MissingSeats({ count, names, modules, wanted }: Props) {
  const t = useStore(assignMessages)
  const more = count - names.length
  const first = names.join(', ')
  const all = more > 0 ? t.noAccessMore({ names: first, count: more }) : first
  const lacked = modules ?? wanted.map((moduleCode) => ({ moduleCode, count }))
  const { others, order } = useSeatOrder(
    lacked.map(({ moduleCode }) => moduleCode),
    count,
  )
  return (
    <Alert
      kind="info"
      title={t.noAccess({ count, names: all })}
      actions={
        others === '' ? (
          <Button size="sm" onClick={() => order('all')}>
            {t.orderSeats}
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => order('only')}>
              {t.orderOnly({ count: lacked.length })}
            </Button>
            <Button size="sm" onClick={() => order('all')}>
              {t.orderAll}
            </Button>
          </>
        )
      }
    >
      <div className={layout.lines}>
        <p>{t.noAccessText}</p>
        {wanted.length > 1 && <LackedModules lacked={lacked} count={count} />}
        {others !== '' && <p>{t.otherCourses({ titles: others, count })}</p>}
      </div>
    </Alert>
  )
}

interface LackedModulesProps {
  readonly lacked: NonNullable<AssignmentPreview['withoutAccess']['modules']>
  /** Of people who lack at least one. */
  readonly count: number
}

/** How many seats each module lacks. An order cannot have another number for each, so it may have more than these. */
function LackedModules({ lacked, count }: LackedModulesProps) {
  const t = useStore(assignMessages)
  const hasMore = lacked.some((module) => module.count < count)
  return (
    <>
      <p>{t.missingSeats}</p>
      <ul className={layout.bullets}>
        {lacked.map((module) => (
          <li key={module.moduleCode}>
            {t.missingOfModule({ title: moduleTitle(module.moduleCode), count: module.count })}
          </li>
        ))}
      </ul>
      {hasMore && <p>{t.sameNumber({ count })}</p>}
    </>
  )
}

/** A cart has one number of seats for all of its courses: of those that are there already, the user decides. */
function useSeatOrder(lacked: readonly string[], count: number) {
  const { cart, tenant } = usePlatform()
  const navigate = useNavigate()
  const language = useStore(locale)
  const items = useSyncExternalStore(cart.subscribe, cart.items, cart.items)
  const others = items.filter(({ code }) => !lacked.includes(code))
  return {
    /** Titles of what else is in the cart. */
    others: others.map((item) => courseTitle(item, language)).join(', '),
    order: (what: 'only' | 'all') => {
      if (what === 'only') for (const { code } of others) cart.remove(code)
      for (const { code, title, priceCents } of catalogOf(tenant))
        if (lacked.includes(code)) cart.add({ code, title, priceCents })
      void navigate(`/cart?seats=${count}`)
    },
  }
}
