import { useStore } from '@nanostores/react'
import type { RemoteHealth } from '@platform/shared-contracts/http'
import { releasesMessages, type ReleasesTexts } from './releases.messages.ts'
import classes from './releases.module.css'

type Side = Pick<RemoteHealth['releases'][number], 'loads' | 'failures' | 'p75Ms'>

interface Props {
  readonly release: string
  readonly health: RemoteHealth
}

/** What browsers reported about the release that is being rolled out, next to all other releases of its remote. */
export function RolloutHealth({ release, health }: Props) {
  const t = useStore(releasesMessages)
  const itself = health.releases.filter((one) => one.release === release)
  const others = health.releases.filter((one) => one.release !== release)
  return (
    <dl className={classes.sides} aria-label={t.rolloutHealth}>
      <div>
        <dt>{t.rolloutItself}</dt>
        <dd>{healthText(itself, t)}</dd>
      </div>
      <div>
        <dt>{t.rolloutOthers}</dt>
        <dd>{healthText(others, t)}</dd>
      </div>
    </dl>
  )
}

function healthText(sides: readonly Side[], t: ReleasesTexts): string {
  const loads = sides.reduce((sum, side) => sum + side.loads, 0)
  const failures = sides.reduce((sum, side) => sum + side.failures, 0)
  // Percentiles cannot be added up, so the p75 of the release with the most loads stands for all.
  const { p75Ms = null } = sides.toSorted((one, other) => other.loads - one.loads)[0] ?? {}
  const time = p75Ms === null ? [] : [t.sideTime({ value: p75Ms })]
  return [t.sideLoads({ count: loads }), t.sideFailures({ count: failures }), ...time].join(' · ')
}
