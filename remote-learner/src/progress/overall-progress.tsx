import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { ProgressBar } from '@platform/shared-ui/progress-bar'
import { moduleLink } from '../domain/progress/module-link.rule.ts'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import type { ProgressFilter } from '../domain/progress/module-status.rule.ts'
import { progressMessages } from './progress.messages.ts'
import classes from './progress.module.css'

interface Props {
  readonly offers: readonly ModuleOffer[]
  /** The label of what the server measured of a module. */
  readonly measuredOf: (code: string) => string
  readonly filter: ProgressFilter
  readonly onFilter: (filter: ProgressFilter) => void
}

export function OverallProgress({ offers, measuredOf, filter, onFilter }: Props) {
  const t = useStore(progressMessages)
  const done = offers.filter(({ code }) => measuredOf(code) === 'Completed').length
  const next =
    offers.find(({ code }) => measuredOf(code) === 'In Progress') ??
    offers.find(({ code }) => measuredOf(code) !== 'Completed')
  const filters: readonly [ProgressFilter, string][] = [
    ['all', t.filterAll],
    ['todo', t.filterTodo],
    ['overdue', t.filterOverdue],
    ['done', t.filterDone],
  ]
  return (
    <section className={classes.overall} aria-label={t.overall}>
      <div className={classes.overallBar}>
        <ProgressBar
          label={t.overallValue({ done, total: offers.length })}
          value={done}
          max={offers.length}
        />
        {next && (
          <LinkButton to={moduleLink({ code: next.code, status: measuredOf(next.code) })}>
            {t.continue}
          </LinkButton>
        )}
      </div>
      <ChoiceBar label={t.filter} choices={filters} value={filter} onChoose={onFilter} />
    </section>
  )
}
