import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { REVIEW_STATES, type ContentReview, type ReviewPoint } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { SelectField } from '@platform/shared-ui/select-field'
import { DAY, dayOf, writeDay } from '../../lib/format.ts'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import layout from '../../ui/layout.module.css'
import { ExportButton } from '../../ui/lists/export-button.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { REVIEW_PATH, useGetContentReviewQuery, useOpenReviewPointMutation } from './statistics.api.ts'
import { reviewMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'
import { useStatisticsView } from './use-statistics-view.ts'

/** What the rules of the module were checked against, and each point that was left open then. */
export function ReviewPanel() {
  const t = useStore(reviewMessages)
  const { view, module, state } = useStatisticsView()
  const answer = useGetContentReviewQuery(module)
  const [checking, setChecking] = useState<ReviewPoint | null>(null)
  const [opening, setOpening] = useState<ReviewPoint | null>(null)
  const listed = (review: ContentReview | undefined) => review && { items: inState(review, state) }
  const rows = { ...answer, data: listed(answer.data), currentData: listed(answer.currentData) }
  return (
    <div className={classes.panel}>
      <Status review={answer.currentData} />
      <Tools />
      <ResourceList
        caption={t.caption}
        columns={useColumns()}
        answer={rows}
        view={view}
        rowKey={({ key }) => key}
        rowName={({ where, cite }) => `${where} ${cite}`}
        rowActions={(row) => [
          { label: row.check ? t.change : t.markAs, onSelect: () => setChecking(row) },
          ...(row.check ? [{ label: t.reopen, onSelect: () => setOpening(row) }] : []),
        ]}
        empty={{ text: state === '' ? t.empty : t.emptyState }}
      />
      <Sources review={answer.data} />
      {checking && <CheckDialog module={module} point={checking} onClose={() => setChecking(null)} />}
      {opening && (
        <ConfirmAction
          useAction={useOpenReviewPointMutation}
          arg={{ module, key: opening.key }}
          title={t.reopenTitle}
          text={t.reopenText}
          action={t.reopen}
          done={t.reopened}
          onClose={() => setOpening(null)}
        />
      )}
    </div>
  )
}

function inState({ unchecked }: ContentReview, state: string): readonly ReviewPoint[] {
  return unchecked.filter(({ check }) => state === '' || (check === null) === (state === 'open'))
}

/** The state is in the address, as the module is. */
function Tools() {
  const t = useStore(reviewMessages)
  const { module, state, choose } = useStatisticsView()
  return (
    <div className={layout.filters}>
      <SelectField
        label={t.state}
        isLabelHidden
        emptyOption={t.anyState}
        options={REVIEW_STATES.map((value) => ({ value, label: t[value] }))}
        value={state}
        onChange={({ target }) => choose({ state: target.value })}
      />
      <div>
        <ExportButton path={`${REVIEW_PATH}.csv`} query={{ module, state }} fileName="content-review.csv" />
      </div>
    </div>
  )
}

function Sources({ review }: { readonly review: ContentReview | undefined }) {
  const t = useStore(reviewMessages)
  if (!review) return null
  return (
    <section className={classes.about} aria-labelledby="review-sources">
      <h2 id="review-sources">{t.sources}</h2>
      <ul>
        {review.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}

function Status({ review }: { readonly review: ContentReview | undefined }) {
  const t = useStore(reviewMessages)
  const { time } = useStore(format)
  const day = (date: string) => time(dayOf(date), DAY)
  return (
    <p className={classes.counted} role="status">
      {review &&
        t.reviewed({
          on: day(review.reviewedOn),
          next: day(review.nextReviewOn),
          count: inState(review, 'open').length,
        })}
    </p>
  )
}

function useColumns(): readonly Column<ReviewPoint>[] {
  const t = useStore(reviewMessages)
  return [
    {
      id: 'where',
      header: t.where,
      isRowHeader: true,
      cell: ({ where }) => where,
      sortBy: ({ where }) => where,
    },
    {
      id: 'cite',
      header: t.paragraphs,
      cell: ({ cite }) => (cite === 'none' ? t.none : cite),
      sortBy: ({ cite }) => cite,
    },
    { id: 'why', header: t.why, cell: ({ why }) => why },
    { id: 'state', header: t.state, cell: ({ check }) => <State check={check} /> },
  ]
}

function State({ check }: Pick<ReviewPoint, 'check'>) {
  const t = useStore(reviewMessages)
  const formats = useStore(format)
  if (!check) return <Badge tone="warning">{t.open}</Badge>
  const { by, at, source, note } = check
  return (
    <span className={layout.lines}>
      <span className={classes.badges}>
        <Badge tone="success">{t.checked}</Badge>
      </span>
      <span className={classes.muted}>{t.checkedBy({ by, day: writeDay(at, formats) })}</span>
      <span className={classes.muted}>{source}</span>
      {note !== '' && <span className={classes.muted}>{note}</span>}
    </span>
  )
}
