import { useStore } from '@nanostores/react'
import type { QuestionStatistics } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { kindMessages, statisticsMessages, warningMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const
const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

export function useStatisticsColumns(): readonly Column<QuestionStatistics>[] {
  const t = useStore(statisticsMessages)
  const kinds = useStore(kindMessages)
  const { number } = useStore(format)
  return [
    {
      id: 'question',
      header: t.question,
      isRowHeader: true,
      cell: ({ id, kind, text }) => (
        <TwoLines
          second={
            <>
              {id} · {kind in kinds ? kinds[kind as keyof typeof kinds] : kind}
            </>
          }
        >
          {text}
        </TwoLines>
      ),
      sortBy: ({ id }) => id,
    },
    {
      id: 'shown',
      header: t.shown,
      align: 'end',
      cell: ({ shown }) => number(shown),
      sortBy: ({ shown }) => shown,
    },
    {
      id: 'right',
      header: t.right,
      align: 'end',
      cell: ({ rightShare }) => (rightShare === null ? t.none : number(rightShare, PERCENT)),
      sortBy: ({ rightShare }) => rightShare,
    },
    {
      id: 'discrimination',
      header: t.discrimination,
      align: 'end',
      cell: ({ discrimination }) => (discrimination === null ? t.none : number(discrimination, TWO_DIGITS)),
      sortBy: ({ discrimination }) => discrimination,
    },
    {
      id: 'findings',
      header: t.findings,
      cell: (row) => <Findings row={row} />,
      sortBy: ({ warnings }) => -warnings.length,
    },
  ]
}

function Findings({ row: { isEarly, warnings } }: { readonly row: QuestionStatistics }) {
  const t = useStore(statisticsMessages)
  const labels = useStore(warningMessages)
  if (isEarly) return <span className={classes.muted}>{t.early}</span>
  if (warnings.length === 0) return <span className={classes.muted}>{t.fine}</span>
  return (
    <span className={classes.badges}>
      {warnings.map((warning) => (
        <Badge key={warning} tone={warning === 'negative' ? 'danger' : 'warning'}>
          {labels[warning]}
        </Badge>
      ))}
    </span>
  )
}
