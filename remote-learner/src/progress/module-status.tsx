import { useStore } from '@nanostores/react'
import { PROGRESS_STATUSES } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { SelectField } from '@platform/shared-ui/select-field'
import { statusMessages } from '../domain/progress/status.messages.ts'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { statusOf } from '../domain/progress/module-status.rule.ts'
import type { Progress } from '../domain/progress/use-progress.ts'
import { progressMessages } from './progress.messages.ts'
import classes from './progress.module.css'

interface Props {
  readonly offer: ModuleOffer
  readonly progress: Progress
}

/** The learner's own note as a select, which counts for nothing, with a mark while the server has not confirmed it. */
export function ModuleStatus({ offer, progress }: Props) {
  const t = useStore(progressMessages)
  const labels = useStore(statusMessages)
  const status = statusOf(progress.map, offer.code)
  const isKnown = (PROGRESS_STATUSES as readonly string[]).includes(status)
  const options = PROGRESS_STATUSES.map((value) => ({ value, label: labels[value] }))
  const isUnsynced = progress.unsynced.some(({ moduleId }) => moduleId === offer.code)
  return (
    <div className={classes.status}>
      <span className={classes.note}>{t.selfReported}</span>
      <SelectField
        label={t.status({ title: offer.title })}
        isLabelHidden
        value={status}
        onChange={({ target }) => progress.choose(offer.code, target.value)}
        options={isKnown ? options : [{ value: status, label: status }, ...options]}
      />
      {isUnsynced && <Badge tone="warning">{t.unsynced}</Badge>}
    </div>
  )
}
