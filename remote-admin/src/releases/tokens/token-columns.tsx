import { useStore } from '@nanostores/react'
import type { DeployToken } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME, writeDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { useColumns } from '../../ui/lists/use-columns.tsx'
import { tokensMessages } from './tokens.messages.ts'

const TONES: Readonly<Record<DeployToken['state'], BadgeTone>> = {
  active: 'success',
  expired: 'warning',
  revoked: 'neutral',
}

export function useTokenColumns(): readonly Column<DeployToken>[] {
  const t = useStore(tokensMessages)
  const { time } = useStore(format)
  const { text, day } = useColumns<DeployToken>()
  return [
    text('name', t.columnName, { isRowHeader: true, isSorted: true }),
    {
      id: 'state',
      header: t.columnState,
      sortBy: ({ state }) => state,
      cell: (token) => <State token={token} />,
    },
    text('team', t.columnTeam, { isSorted: true }),
    { id: 'remotes', header: t.columnRemotes, cell: (token) => <Reach token={token} /> },
    text('createdBy', t.columnCreatedBy, { isSorted: true }),
    day('expiresAt', t.columnExpires, { isSorted: true }),
    {
      id: 'used',
      header: t.columnUsed,
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt, lastUsedFrom }) =>
        lastUsedAt === null
          ? t.neverUsed
          : t.usedAt({ time: time(new Date(lastUsedAt), DAY_AND_TIME), address: lastUsedFrom ?? '' }),
    },
  ]
}

interface TokenProps {
  readonly token: DeployToken
}

function State({ token: { state, revokedAt, revokedBy } }: TokenProps) {
  const t = useStore(tokensMessages)
  const formats = useStore(format)
  return (
    <span className={layout.lines}>
      <span>
        <Badge tone={TONES[state]}>{t[state]}</Badge>
      </span>
      {revokedAt && (
        <span className={layout.muted}>
          {t.revokedBy({ day: writeDay(revokedAt, formats), email: revokedBy ?? '' })}
        </span>
      )}
    </span>
  )
}

function Reach({ token: { remotes, prefixes, menus } }: TokenProps) {
  const t = useStore(tokensMessages)
  return (
    <span className={layout.lines}>
      {remotes.join(', ')}
      {prefixes.length > 0 && <span className={layout.muted}>{t.paths({ paths: prefixes.join(', ') })}</span>}
      {menus.length > 0 && <span className={layout.muted}>{t.menus({ menus: menus.join(', ') })}</span>}
    </span>
  )
}
