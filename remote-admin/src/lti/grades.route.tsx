import { useStore } from '@nanostores/react'
import { useParams } from 'react-router-dom'
import type { LtiGrade } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import type { MenuEntry } from '@platform/shared-ui/menu'
import { PageHeader } from '@platform/shared-ui/page-header'
import { failureOf } from '../lib/failure.ts'
import { RecordPage } from '../ui/record-page.tsx'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import layout from '../ui/layout.module.css'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListLtiGradesQuery, useRetryLtiGradeMutation } from './lti.api.ts'
import { ltiGradesMessages } from './lti.messages.ts'

/** /admin/lti/:id: what the gradebook of a system has, and what it would not take. */
export function GradesRoute() {
  const t = useStore(ltiGradesMessages)
  const { id = '' } = useParams()
  const view = useListView([])
  const { page, size } = view
  const answer = useListLtiGradesQuery({ id, page, size })
  const columns = useGradeColumns()
  const rowActions = useRowActions()
  const back = { to: '/admin/lti', label: t.back }
  return (
    <RecordPage caption={t.caption} back={back} answer={answer} loading={t.loading} failed={t.loadFailed}>
      {(data) => (
        <>
          <PageHeader title={data.platform.name} lead={t.lead} back={back} />
          <ResourceList
            caption={t.caption}
            columns={columns}
            answer={answer}
            view={view}
            rowKey={({ id: grade }) => grade}
            rowName={({ name }) => name}
            rowActions={rowActions}
            empty={{ text: t.empty }}
          />
        </>
      )}
    </RecordPage>
  )
}

/** What was reported can be sent again: a system that was restored from a backup lacks what it had. */
function useRowActions() {
  const t = useStore(ltiGradesMessages)
  const { notify } = usePlatform()
  const [retry] = useRetryLtiGradeMutation()
  const send = async (id: string) => {
    const { error } = await retry(id)
    if (error) notify('warning', failureOf(error).message)
    else notify('success', t.sending)
  }
  return ({ id, reportedAt }: LtiGrade): MenuEntry[] =>
    reportedAt === null ? [] : [{ label: t.again, onSelect: () => void send(id) }]
}

function useGradeColumns(): readonly Column<LtiGrade>[] {
  const t = useStore(ltiGradesMessages)
  const { number } = useStore(format)
  const { day } = useColumns<LtiGrade>()
  return [
    {
      id: 'name',
      header: t.person,
      isRowHeader: true,
      cell: ({ name, email }) => <TwoLines second={email}>{name}</TwoLines>,
    },
    { id: 'module', header: t.module, cell: ({ moduleCode }) => moduleCode },
    {
      id: 'score',
      header: t.score,
      cell: ({ score }) => (score === null ? t.noScore : number(score, { style: 'percent' })),
    },
    {
      id: 'state',
      header: t.state,
      cell: ({ state, problem }) => (
        <span className={layout.lines}>
          <span className={layout.badges}>
            <Badge tone={TONES[state]}>{t[state]}</Badge>
          </span>
          {problem !== null && <span className={layout.muted}>{problem}</span>}
        </span>
      ),
    },
    day('reportedAt', t.reportedAt, { none: t.never }),
  ]
}

const TONES = { none: 'neutral', waiting: 'info', sent: 'success', failed: 'danger' } as const

export { GradesRoute as Component }
