import { useStore } from '@nanostores/react'
import type { RemoteHealth, RemoteStatus } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import type { Change } from './registry-change.rule.ts'
import { releasesMessages, type ReleasesTexts } from './releases.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './releases.module.css'

type Release = RemoteStatus['releases'][number]

interface Row extends Release {
  readonly states: readonly (readonly [BadgeTone, string])[]
  readonly isKilled: boolean
  readonly loads: number
  readonly failures: number
  readonly p75Ms: number | null
}

interface Props {
  readonly status: RemoteStatus
  readonly health: RemoteHealth | undefined
  readonly onChange: (change: Change) => void
}

/** Every release, newest first, with how it fares and what can be done with it. */
export function ReleaseTable({ status, health, onChange }: Props) {
  const t = useStore(releasesMessages)
  const language = useStore(locale)
  const rows = status.releases.map((release) => toRow(release, status, health, t))
  return (
    <DataTable
      caption={t.releases}
      columns={columnsOf(t, language)}
      rows={rows}
      rowKey={({ release }) => release}
      rowLabel={({ release }) => release}
      rowActions={({ release, isKilled }) => [
        {
          label: t.rollBackTo,
          isDisabled: status.channels['stable'] === release,
          onSelect: () => onChange({ kind: 'rollback', release }),
        },
        { label: t.startRollout, onSelect: () => onChange({ kind: 'rollout', release }) },
        { label: t.pinTo, onSelect: () => onChange({ kind: 'pin', release }) },
        isKilled
          ? { label: t.revive, onSelect: () => onChange({ kind: 'revive', target: release }) }
          : { label: t.kill, isDanger: true, onSelect: () => onChange({ kind: 'kill', target: release }) },
      ]}
      emptyText={t.noReleases}
    />
  )
}

function toRow(
  release: Release,
  status: RemoteStatus,
  health: RemoteHealth | undefined,
  t: ReleasesTexts,
): Row {
  const releaseHealth = health?.releases.find((one) => one.release === release.release)
  return {
    ...release,
    states: statesOf(release, status, t),
    isKilled: status.kills.some(({ target }) => target === release.release),
    loads: releaseHealth?.loads ?? 0,
    failures: releaseHealth?.failures ?? 0,
    p75Ms: releaseHealth?.p75Ms ?? null,
  }
}

function statesOf(
  { release, fits, fault }: Release,
  { channels, rollouts, kills }: RemoteStatus,
  t: ReleasesTexts,
): Row['states'] {
  const states: [boolean, BadgeTone, string][] = [
    [channels['stable'] === release, 'success', t.isStable],
    [channels['canary'] === release, 'info', t.isCanary],
    [rollouts.some((rollout) => rollout.release === release), 'accent', t.isRollout],
    [kills.some(({ target }) => target === release), 'danger', t.isKilled],
    [!fits, 'warning', t.isUnfit],
    [fault !== null, 'danger', t.isBroken],
  ]
  return states.filter(([isSo]) => isSo).map(([, tone, label]) => [tone, label] as const)
}

function columnsOf(t: ReleasesTexts, language: string): readonly Column<Row>[] {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return [
    {
      id: 'release',
      header: t.columnRelease,
      isRowHeader: true,
      isCompact: true,
      cell: ({ release }) => <span className={classes.ref}>{release}</span>,
    },
    {
      id: 'state',
      header: t.columnState,
      cell: ({ states, fault }) => (
        <span className={layout.badges}>
          {states.map(([tone, label]) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
          {fault}
        </span>
      ),
    },
    {
      id: 'registered',
      header: t.columnRegistered,
      isCompact: true,
      sortBy: ({ registeredAt }) => registeredAt,
      cell: ({ registeredAt }) => written.format(new Date(registeredAt)),
    },
    {
      id: 'loads',
      header: t.columnLoads,
      align: 'end',
      sortBy: ({ loads }) => loads,
      cell: ({ loads }) => loads,
    },
    {
      id: 'failures',
      header: t.columnFailures,
      align: 'end',
      sortBy: ({ failures }) => failures,
      cell: ({ failures }) => failures,
    },
    {
      id: 'time',
      header: t.columnTime,
      align: 'end',
      isCompact: true,
      cell: ({ p75Ms }) => (p75Ms === null ? t.noTime : t.milliseconds({ value: p75Ms })),
    },
  ]
}
