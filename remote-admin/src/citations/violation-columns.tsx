import type { CitedViolation, ViolationType } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY, DOLLARS, dayOf, type Formats } from '../lib/format.ts'
import type { citationsMessages, inspectionMessages } from './citations.messages.ts'
import { ModuleLinks } from './module-links.tsx'

type Texts = ReturnType<(typeof inspectionMessages)['get']>
type Types = Pick<ReturnType<(typeof citationsMessages)['get']>, ViolationType>

const TONES = { S: 'warning', W: 'danger', R: 'danger', O: 'neutral' } as const

export function violationColumns(
  t: Texts,
  types: Types,
  { time, number }: Formats,
): readonly Column<CitedViolation>[] {
  const money = (cents: number) => number(cents / 100, DOLLARS)
  const events = ({ contestedOn, finalOrderOn }: CitedViolation) => [
    ...(contestedOn ? [t.contested({ date: time(dayOf(contestedOn), DAY) })] : []),
    finalOrderOn ? t.final({ date: time(dayOf(finalOrderOn), DAY) }) : t.pending,
  ]
  return [
    { id: 'id', header: t.id, isRowHeader: true, cell: ({ citationId }) => citationId },
    {
      id: 'standard',
      header: t.standard,
      isCompact: true,
      sortBy: ({ standard }) => standard,
      cell: ({ standard }) => standard,
    },
    {
      id: 'type',
      header: t.type,
      isCompact: true,
      cell: ({ type }) => <Badge tone={TONES[type]}>{types[type]}</Badge>,
    },
    {
      id: 'issued',
      header: t.issued,
      isCompact: true,
      sortBy: ({ issuedOn }) => issuedOn,
      cell: ({ issuedOn }) => time(dayOf(issuedOn), DAY),
    },
    {
      id: 'initial',
      sortBy: ({ initialPenaltyCents }) => initialPenaltyCents,
      header: t.initial,
      align: 'end',
      cell: ({ initialPenaltyCents }) => money(initialPenaltyCents),
    },
    {
      id: 'current',
      sortBy: ({ currentPenaltyCents }) => currentPenaltyCents,
      header: t.current,
      align: 'end',
      cell: ({ currentPenaltyCents }) => money(currentPenaltyCents),
    },
    { id: 'state', header: t.state, cell: (violation) => events(violation).join(', ') },
    {
      id: 'training',
      header: t.training,
      cell: ({ moduleCodes }) => <ModuleLinks codes={moduleCodes} />,
    },
  ]
}
