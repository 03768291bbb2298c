import { useStore } from '@nanostores/react'
import type { RemoteHealth, RemoteStatus } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import type { Change } from './registry-change.rule.ts'
import { releasesMessages } from './releases.messages.ts'
import { RolloutCard } from './rollout-card.tsx'
import classes from './releases.module.css'

interface Props {
  readonly status: RemoteStatus
  readonly health: RemoteHealth | undefined
  readonly onChange: (change: Change) => void
}

export function RunningState({ status, health, onChange }: Props) {
  const t = useStore(releasesMessages)
  const { channels, rollouts, kills, faults } = status
  const killed = kills.find(({ target }) => target === 'all')
  return (
    <section className={classes.section} aria-labelledby={`${status.remote}-runs`}>
      <div className={classes.bar}>
        <h2 id={`${status.remote}-runs`}>{t.runs}</h2>
        <Button
          size="sm"
          disabled={status.releases.length < 2}
          onClick={() => onChange({ kind: 'rollback', release: null })}
        >
          {t.rollBack}
        </Button>
        {killed ? (
          <Button size="sm" onClick={() => onChange({ kind: 'revive', target: 'all' })}>
            {t.reviveAll}
          </Button>
        ) : (
          <Button size="sm" variant="danger" onClick={() => onChange({ kind: 'kill', target: 'all' })}>
            {t.killAll}
          </Button>
        )}
      </div>
      {killed && <Alert kind="danger">{t.killedAll({ actor: killed.actor, reason: killed.reason })}</Alert>}
      {faults.map((fault) => (
        <Alert key={fault} kind="warning">
          {fault}
        </Alert>
      ))}
      <StatGroup>
        <Stat
          label={t.stable}
          value={<span className={classes.ref}>{channels['stable'] ?? t.nothing}</span>}
        />
        <Stat
          label={t.canary}
          value={<span className={classes.ref}>{channels['canary'] ?? t.nothing}</span>}
        />
      </StatGroup>
      {rollouts.map((rollout) => (
        <RolloutCard key={rollout.id} rollout={rollout} health={health} onChange={onChange} />
      ))}
      <Exceptions status={status} onChange={onChange} />
    </section>
  )
}

/** The tenants that get something else than everyone. */
function Exceptions({ status: { pins, follows }, onChange }: Omit<Props, 'health'>) {
  const t = useStore(releasesMessages)
  const language = useStore(locale)
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  if (pins.length === 0 && Object.keys(follows).length === 0) return null
  return (
    <ul className={classes.exceptions}>
      {pins.map(({ tenant, release, expiresAt, reason }) => (
        <li key={tenant}>
          <span>
            {t.pin({ tenant, release, until: written.format(new Date(expiresAt)) })}
            <small className={classes.note}>{reason}</small>
          </span>
          <Button size="sm" onClick={() => onChange({ kind: 'unpin', tenant })}>
            {t.lift}
          </Button>
        </li>
      ))}
      {Object.entries(follows).map(([tenant, channel]) => (
        <li key={tenant}>
          <span>{t.follow({ tenant, channel })}</span>
          <Button size="sm" onClick={() => onChange({ kind: 'unfollow', tenant })}>
            {t.lift}
          </Button>
        </li>
      ))}
    </ul>
  )
}
