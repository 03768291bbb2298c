import { PageHeader } from '@platform/shared-ui/page-header'
import { ExportTraining, TrainingBody } from '../domain/training/training-body.tsx'
import type { TrainingScope } from '../domain/training/training.api.ts'
import { StatisticsLink } from './statistics/statistics-link.tsx'
import layout from '../ui/layout.module.css'

interface Props {
  readonly scope: TrainingScope
  readonly title: string
  readonly lead: string
  readonly emptyText: string
}

/** The matrix of learners and modules, with what narrows it in the address. */
export function TrainingView({ title, lead, ...matrix }: Props) {
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            <StatisticsLink />
            <ExportTraining scope={matrix.scope} />
          </>
        }
      />
      <TrainingBody {...matrix} />
    </div>
  )
}
