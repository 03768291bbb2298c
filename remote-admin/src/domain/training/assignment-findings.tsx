import { useStore } from '@nanostores/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { AssignmentPreview, AssignmentPreviewRequest } from '@platform/shared-contracts/http'
import { format, locale, usePlatform } from '@platform/shared-contracts/remote'
import { catalogOf, courseTitle } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { useNavigate } from 'react-router-dom'
import { writeDay } from '../../lib/format.ts'
import { usePreviewAssignmentQuery } from './training.api.ts'
import { assignMessages } from './training.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly wanted: AssignmentPreviewRequest
  /** The choice whether due dates that exist are replaced. */
  readonly replaces: ReactNode
}

/** What the assignment would meet: learners who cannot open the modules, and due dates that exist. */
export function AssignmentFindings({ wanted, replaces }: Props) {
  const t = useStore(assignMessages)
  const isEmpty = wanted.modules.length === 0
  const { currentData, isError } = usePreviewAssignmentQuery(wanted, { skip: isEmpty })
  if (isEmpty) return null
  if (isError) return <Alert kind="info">{t.previewFailed}</Alert>
  if (!currentData) return null
  const { withoutAccess, dueDates } = currentData
  return (
    <>
      {withoutAccess.count > 0 && <NoAccess {...withoutAccess} modules={wanted.modules} />}
      {dueDates.count > 0 && (
        <div className={layout.stack}>
          <DueDates {...dueDates} />
          {replaces}
        </div>
      )}
    </>
  )
}

type NoAccessProps = AssignmentPreview['withoutAccess'] & Pick<AssignmentPreviewRequest, 'modules'>

/** Leads to a cart that has a seat of these modules for each of them. */
function NoAccess({ count, names, modules }: NoAccessProps) {
  const t = useStore(assignMessages)
  const more = count - names.length
  const first = names.join(', ')
  const all = more > 0 ? t.noAccessMore({ names: first, count: more }) : first
  const { others, order } = useSeatOrder(modules, count)
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
              {t.orderOnly({ count: modules.length })}
            </Button>
            <Button size="sm" onClick={() => order('all')}>
              {t.orderAll}
            </Button>
          </>
        )
      }
    >
      <p>{t.noAccessText}</p>
      {others !== '' && <p>{t.otherCourses({ titles: others, count })}</p>}
    </Alert>
  )
}

/** A cart has one number of seats for all of its courses: of those that are there already, the user decides. */
function useSeatOrder(modules: readonly string[], count: number) {
  const { cart, tenant } = usePlatform()
  const navigate = useNavigate()
  const language = useStore(locale)
  const items = useSyncExternalStore(cart.subscribe, cart.items, cart.items)
  const others = items.filter(({ code }) => !modules.includes(code))
  return {
    /** Titles of what else is in the cart. */
    others: others.map((item) => courseTitle(item, language)).join(', '),
    order: (what: 'only' | 'all') => {
      if (what === 'only') for (const { code } of others) cart.remove(code)
      for (const { code, title, priceCents } of catalogOf(tenant))
        if (modules.includes(code)) cart.add({ code, title, priceCents })
      void navigate(`/cart?seats=${count}`)
    },
  }
}

function DueDates({ count, first, last }: AssignmentPreview['dueDates']) {
  const t = useStore(assignMessages)
  const formats = useStore(format)
  const days = [...new Set([first, last])].flatMap((day) => (day === null ? [] : [writeDay(day, formats)]))
  return <Alert kind="info">{t.dueDates({ count, days: days.join(' – ') })}</Alert>
}
