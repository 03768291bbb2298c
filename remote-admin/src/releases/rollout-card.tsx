import { useStore } from '@nanostores/react'
import type { RemoteHealth, RemoteStatus } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { ProgressBar } from '@platform/shared-ui/progress-bar'
import type { Change } from './registry-change.rule.ts'
import { releasesMessages } from './releases.messages.ts'
import { RolloutHealth } from './rollout-health.tsx'
import classes from './releases.module.css'

const MINUTE_MS = 60_000
const EVERYONE = 10_000

interface Props {
  readonly rollout: RemoteStatus['rollouts'][number]
  readonly health: RemoteHealth | undefined
  readonly onChange: (change: Change) => void
}

export function RolloutCard({ rollout, health, onChange }: Props) {
  const t = useStore(releasesMessages)
  const language = useStore(locale)
  const { id, release, stages, stage, tenants, holdMs, reason } = rollout
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const share = stages[stage] ?? EVERYONE
  const isLast = stage + 1 >= stages.length
  const canGoOn = !isLast || tenants === null
  return (
    <Card
      tone="raised"
      title={t.rollout({ release })}
      footer={
        <div className={classes.bar}>
          {canGoOn && (
            <Button
              size="sm"
              variant="primary"
              onClick={() => onChange({ kind: 'stage', id, stage: stage + 1 })}
            >
              {isLast ? t.lastStage : t.nextStage}
            </Button>
          )}
          <Button size="sm" variant="danger" onClick={() => onChange({ kind: 'stop', id })}>
            {t.stopRollout}
          </Button>
        </div>
      }
    >
      <ProgressBar label={t.rolloutProgress} value={share} max={EVERYONE} />
      <p className={classes.note}>
        {t.rolloutStage({
          stage: stage + 1,
          stages: stages.length,
          share: percent.format(share / EVERYONE),
        })}
        {tenants && `, ${t.rolloutWhom({ tenants: tenants.join(', ') })}`}
      </p>
      <p className={classes.note}>
        {holdMs === null ? t.rolloutByHand : t.rolloutHold({ count: Math.round(holdMs / MINUTE_MS) })}.{' '}
        {reason}
      </p>
      {health && <RolloutHealth release={release} health={health} />}
    </Card>
  )
}
