import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { CardGrid } from '../ui/card-grid.tsx'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { matchesFilter, type ProgressFilter } from '../domain/progress/module-status.rule.ts'
import type { Progress } from '../domain/progress/use-progress.ts'
import type { DueOf } from '../domain/due/due.rule.ts'
import { ModuleCard } from './module-card.tsx'
import { progressMessages } from './progress.messages.ts'
import classes from './progress.module.css'

interface Props {
  readonly offers: readonly ModuleOffer[]
  readonly filter: ProgressFilter
  readonly onShowAll?: () => void
  /** null for people who have no statuses to keep. */
  readonly progress: Progress | null
  /** The label of what the server measured of a module. */
  readonly measuredOf?: (code: string) => string
  readonly dueOf?: DueOf
  /** Codes of modules that were bought. */
  readonly owned?: readonly string[]
}

const notStarted = () => 'Not Started'

export function ModuleGrid({ offers, filter, onShowAll, progress, measuredOf, dueOf, owned = [] }: Props) {
  const t = useStore(progressMessages)
  const measuredStatus = measuredOf ?? notStarted
  const shown = offers.filter(({ code }) => {
    const status = measuredStatus(code)
    return matchesFilter({ status, isOverdue: dueOf?.(code)?.isOverdue ?? false }, filter)
  })
  if (shown.length === 0)
    return (
      <div className={classes.empty}>
        <p>{t.emptyFilter}</p>
        <Button variant="secondary" onClick={onShowAll}>
          {t.showAll}
        </Button>
      </div>
    )
  return (
    <CardGrid cards="small" isBusy={progress?.isLoading}>
      {shown.map((offer) => (
        <li key={offer.code}>
          <ModuleCard
            offer={offer}
            progress={progress}
            status={measuredStatus(offer.code)}
            isOwned={owned.includes(offer.code)}
            {...(dueOf ? { dueOf } : {})}
          />
        </li>
      ))}
    </CardGrid>
  )
}
