import type { CitedInspection } from '@platform/shared-contracts/http'
import { Link } from 'react-router-dom'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY, DOLLARS, dayOf, type Formats } from '../lib/format.ts'
import type { citationsMessages } from './citations.messages.ts'

type Texts = ReturnType<(typeof citationsMessages)['get']>

export function citationColumns(t: Texts, { time, number }: Formats): readonly Column<CitedInspection>[] {
  return [
    {
      id: 'name',
      header: t.employer,
      isRowHeader: true,
      sortBy: ({ establishment }) => establishment,
      cell: ({ activityNr, establishment, isDemo }) => (
        <>
          <Link to={`/citations?inspection=${activityNr}`}>{establishment}</Link>{' '}
          {isDemo && <Badge>{t.demo}</Badge>}
        </>
      ),
    },
    { id: 'place', header: t.place, cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
    {
      id: 'opened',
      header: t.opened,
      isCompact: true,
      sortBy: ({ openedOn }) => openedOn,
      cell: ({ openedOn, closedOn }) => (
        <>
          {time(dayOf(openedOn), DAY)} {closedOn === null && <Badge tone="warning">{t.open}</Badge>}
        </>
      ),
    },
    { id: 'citations', header: t.citations, align: 'end', cell: ({ violations }) => violations },
    {
      id: 'kinds',
      header: t.kinds,
      align: 'end',
      cell: ({ serious, willful, repeat }) => t.kindsOf({ serious, willful, repeat }),
    },
    {
      id: 'penalty',
      header: t.penalty,
      align: 'end',
      isCompact: true,
      sortBy: ({ currentPenaltyCents }) => currentPenaltyCents,
      cell: ({ currentPenaltyCents }) => number(currentPenaltyCents / 100, DOLLARS),
    },
  ]
}
