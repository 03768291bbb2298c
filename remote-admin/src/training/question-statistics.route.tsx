import { useStore } from '@nanostores/react'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SelectField } from '@platform/shared-ui/select-field'
import { AddressTabs } from '../ui/address-tabs.tsx'
import layout from '../ui/layout.module.css'
import { ExercisePanel } from './statistics/exercise-panel.tsx'
import { QuestionPanel } from './statistics/question-panel.tsx'
import { ReviewPanel } from './statistics/review-panel.tsx'
import { exerciseMessages, reviewMessages, statisticsMessages } from './statistics/statistics.messages.ts'
import { ALL_SITES, useStatisticsView } from './statistics/use-statistics-view.ts'

/**
 * /question-statistics: how the questions and the exercises of one module went and what its rules were checked
 * against, for admins; the questions over all tenants for platform operators.
 */
export function QuestionStatisticsRoute() {
  const t = useStore(statisticsMessages)
  const exercises = useStore(exerciseMessages)
  const review = useStore(reviewMessages)
  const { choose } = useStatisticsView()
  const parts = [
    { id: 'questions', label: t.part, content: () => <QuestionPanel /> },
    { id: 'exercises', label: exercises.part, content: () => <ExercisePanel /> },
    { id: 'review', label: review.part, content: () => <ReviewPanel /> },
  ]
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <Filters />
      <AddressTabs label={t.parts} param="part" tabs={parts} onOpen={(part) => choose({ part })} />
    </div>
  )
}

function Filters() {
  const t = useStore(statisticsMessages)
  const { module, part, isOperator, isPlatform, choose } = useStatisticsView()
  return (
    <div className={layout.filters}>
      <SelectField
        label={t.module}
        value={module}
        options={CORE_MODULES.map(({ code, title }) => ({ value: code, label: `${code} ${title}` }))}
        onChange={({ target }) => choose({ module: target.value })}
      />
      {isOperator && part === 'questions' && (
        <SelectField
          label={t.scope}
          value={isPlatform ? ALL_SITES : ''}
          emptyOption={t.own}
          options={[{ value: ALL_SITES, label: t.all }]}
          onChange={({ target }) => choose({ scope: target.value })}
        />
      )}
    </div>
  )
}

export { QuestionStatisticsRoute as Component }
