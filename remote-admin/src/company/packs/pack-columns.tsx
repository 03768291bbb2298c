import { useStore } from '@nanostores/react'
import type { InspectionPack } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { packMessages } from './packs.messages.ts'

interface RowProps {
  readonly pack: InspectionPack
}

interface ScopeProps {
  readonly pack: Pick<InspectionPack, 'modules' | 'site' | 'department'>
}

export function usePackColumns(): readonly Column<InspectionPack>[] {
  const t = useStore(packMessages)
  const formats = useStore(format)
  return [
    {
      id: 'day',
      header: t.columnDay,
      isRowHeader: true,
      sortBy: ({ on }) => on,
      cell: (pack) => <Day pack={pack} />,
    },
    { id: 'modules', header: t.columnModules, cell: (pack) => <Modules pack={pack} /> },
    { id: 'place', header: t.columnPlace, cell: (pack) => <Place pack={pack} /> },
    {
      id: 'state',
      header: t.columnState,
      sortBy: ({ state }) => state,
      cell: (pack) => <State pack={pack} />,
    },
    {
      id: 'links',
      header: t.columnLinks,
      cell: ({ links, deletedOn }) => (
        <TwoLines second={t.deletedOn({ day: writeDay(deletedOn, formats) })}>
          {t.links({ count: links.filter(({ state }) => state === 'open').length })}
        </TwoLines>
      ),
    },
  ]
}

function Day({ pack: { on, requestedAt, requestedBy, isScheduled } }: RowProps) {
  const t = useStore(packMessages)
  const formats = useStore(format)
  const made = { day: writeDay(requestedAt, formats), actor: requestedBy }
  const second = isScheduled ? t.scheduled(made) : t.requested(made)
  return <TwoLines second={second}>{writeDay(on, formats)}</TwoLines>
}

/** Few are named; of many, how many there are. */
export function Modules({ pack: { modules } }: ScopeProps) {
  const t = useStore(packMessages)
  if (modules.length < 3) return modules.map(moduleTitle).join(', ')
  return t.modules({ count: modules.length })
}

export function Place({ pack: { site, department } }: ScopeProps) {
  const t = useStore(packMessages)
  const parts = [site && t.site({ site }), department && t.department({ department })].filter(Boolean)
  return parts.length === 0 ? t.everyone : parts.join(', ')
}

const NONE = { done: 0, total: 0 }

function State({ pack: { state, counts, certificates } }: RowProps) {
  const t = useStore(packMessages)
  if (state === 'failed') return <Badge tone="danger">{t.failed}</Badge>
  if (state !== 'ready')
    return (
      <span role="status">
        <Badge tone="info">
          {state === 'certificates' ? t.certificates(certificates ?? NONE) : t[state]}
        </Badge>
      </span>
    )
  const badge = <Badge tone="success">{t.ready}</Badge>
  const second = [
    counts && t.counts(counts),
    certificates && t.withCertificates({ count: certificates.total }),
  ].filter(Boolean)
  return second.length > 0 ? <TwoLines second={second.join(', ')}>{badge}</TwoLines> : badge
}
