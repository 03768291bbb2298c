import { useStore } from '@nanostores/react'
import type { LrsConnection } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { DAY_AND_TIME } from '../lib/format.ts'
import layout from '../ui/layout.module.css'
import { lrsMessages } from './lrs.messages.ts'
import classes from './lrs.module.css'

/** Whether statements arrive, and how many wait. */
export function Standing({ connection }: { readonly connection: LrsConnection }) {
  const t = useStore(lrsMessages)
  const { time, number } = useStore(format)
  const { settings, waiting, rejected, sent, lastSuccessAt } = connection
  if (!settings) return <Alert kind="info">{t.none}</Alert>
  const figures = [
    [t.waiting, number(waiting)],
    [t.rejected, number(rejected)],
    [t.sent, number(sent)],
    [t.lastSuccess, lastSuccessAt === null ? t.never : time(new Date(lastSuccessAt), DAY_AND_TIME)],
  ] as const
  return (
    <>
      {settings.isActive && <Trouble connection={connection} />}
      {!settings.isActive && <Alert kind="info">{t.offNote}</Alert>}
      <Card>
        <dl className={classes.figures}>
          <div className={classes.whole}>
            <dt>{t.store}</dt>
            <dd className={layout.badges}>
              {settings.endpoint}
              <Badge tone={settings.isActive ? 'success' : 'neutral'}>
                {settings.isActive ? t.on : t.off}
              </Badge>
            </dd>
          </div>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}

function Trouble({ connection: { problem, nextAttemptAt } }: { readonly connection: LrsConnection }) {
  const t = useStore(lrsMessages)
  const { time } = useStore(format)
  if (problem === null) return null
  return (
    <Alert kind="warning" title={t.trouble}>
      {problem}
      {nextAttemptAt !== null && ` ${t.nextAttempt({ at: time(new Date(nextAttemptAt), DAY_AND_TIME) })}`}
    </Alert>
  )
}
