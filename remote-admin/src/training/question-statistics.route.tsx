import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { QuestionStatistics } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SelectField } from '@platform/shared-ui/select-field'
import { useIsOperator } from '../lib/use-is-operator.ts'
import { ResourceList } from '../ui/resource-list.tsx'
import { useListView } from '../ui/use-list-view.ts'
import { AnswersDialog } from './statistics/answers-dialog.tsx'
import { useStatisticsColumns } from './statistics/statistics-columns.tsx'
import { useListQuestionStatisticsQuery } from './statistics/statistics.api.ts'
import { statisticsMessages } from './statistics/statistics.messages.ts'
import classes from './statistics/statistics.module.css'
import layout from '../ui/layout.module.css'

const ALL_SITES = 'all'
const CODES = CORE_MODULES.map(({ code }) => code)
/** As the listing of this route requests it. */
const FIRST = 'IC0110'

/** /question-statistics: how the questions of one module went, for admins; over all tenants for platform operators. */
export function QuestionStatisticsRoute() {
  const t = useStore(statisticsMessages)
  const { view, module, isPlatform } = useStatisticsView()
  const answer = useListQuestionStatisticsQuery({ module, isPlatform })
  const [open, setOpen] = useState<QuestionStatistics | null>(null)
  const attempts = answer.currentData?.attempts
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <Filters />
      <p className={classes.counted} role="status">
        {attempts === undefined ? '' : t.counted({ count: attempts })}
      </p>
      <ResourceList
        caption={t.caption}
        columns={useStatisticsColumns()}
        answer={answer}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ text }) => text}
        rowActions={(row) => [{ label: t.answers, onSelect: () => setOpen(row) }]}
        empty={{ text: t.empty }}
      />
      <HowToRead />
      {open && <AnswersDialog question={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useStatisticsView() {
  const view = useListView(['module', 'scope'])
  const { module, scope } = view.filters
  const isOperator = useIsOperator()
  return {
    // There is always a module: no filter can be removed.
    view: { ...view, isFiltered: false },
    choose: view.choose,
    module: CODES.find((code) => code === module) ?? FIRST,
    isOperator,
    isPlatform: isOperator && scope === ALL_SITES,
  }
}

function Filters() {
  const t = useStore(statisticsMessages)
  const { module, isOperator, isPlatform, choose } = useStatisticsView()
  return (
    <div className={layout.filters}>
      <SelectField
        label={t.module}
        value={module}
        options={CORE_MODULES.map(({ code, title }) => ({ value: code, label: `${code} ${title}` }))}
        onChange={({ target }) => choose({ module: target.value })}
      />
      {isOperator && (
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

function HowToRead() {
  const t = useStore(statisticsMessages)
  return (
    <section className={classes.about} aria-labelledby="how-to-read">
      <h2 id="how-to-read">{t.howTo}</h2>
      <ul>
        <li>{t.aboutRight}</li>
        <li>{t.aboutDiscrimination}</li>
        <li>{t.aboutUnused}</li>
        <li>{t.aboutWording}</li>
      </ul>
    </section>
  )
}

export { QuestionStatisticsRoute as Component }
