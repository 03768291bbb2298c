import type { DeployToken } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY, DAY_AND_TIME, type Formats } from '../../lib/format.ts'
import type { tokensMessages } from './tokens.messages.ts'
import classes from './tokens.module.css'

type Texts = ReturnType<(typeof tokensMessages)['get']>

const TONES: Readonly<Record<DeployToken['state'], BadgeTone>> = {
  active: 'success',
  expired: 'warning',
  revoked: 'neutral',
}

export function tokenColumns(t: Texts, { time }: Formats): readonly Column<DeployToken>[] {
  const day = (at: string) => time(new Date(at), DAY)
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'state',
      header: t.columnState,
      sortBy: ({ state }) => state,
      cell: ({ state, revokedAt, revokedBy }) => (
        <>
          <Badge tone={TONES[state]}>{t[state]}</Badge>
          {revokedAt && (
            <span className={classes.more}>
              {t.revokedBy({ day: day(revokedAt), email: revokedBy ?? '' })}
            </span>
          )}
        </>
      ),
    },
    { id: 'team', header: t.columnTeam, sortBy: ({ team }) => team, cell: ({ team }) => team },
    { id: 'remotes', header: t.columnRemotes, cell: (token) => <Reach token={token} t={t} /> },
    {
      id: 'createdBy',
      header: t.columnCreatedBy,
      sortBy: ({ createdBy }) => createdBy,
      cell: ({ createdBy }) => createdBy,
    },
    {
      id: 'expires',
      header: t.columnExpires,
      isCompact: true,
      sortBy: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => day(expiresAt),
    },
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

function Reach({
  token: { remotes, prefixes, menus },
  t,
}: {
  readonly token: DeployToken
  readonly t: Texts
}) {
  return (
    <>
      {remotes.join(', ')}
      {prefixes.length > 0 && <span className={classes.more}>{t.paths({ paths: prefixes.join(', ') })}</span>}
      {menus.length > 0 && <span className={classes.more}>{t.menus({ menus: menus.join(', ') })}</span>}
    </>
  )
}
