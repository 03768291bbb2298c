import { useStore } from '@nanostores/react'
import type { PanelAnswer } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { RemoteRecord } from '../federation/remote-log.ts'
import { panelMessages } from './panel.messages.ts'
import styles from './panel.module.css'

interface RemoteCardProps {
  readonly here: RemoteRecord
  /** The registry's word, once it has answered. */
  readonly registryEntry: PanelAnswer['remotes'][number] | undefined
}

export function RemoteCard({ here, registryEntry }: RemoteCardProps) {
  const t = useStore(panelMessages)
  return (
    <li className={styles.remote}>
      <h4>{here.id}</h4>
      <FallbackBadge {...here} />
      <dl className={styles.facts}>
        <dt>{t.release}</dt>
        <dd>{here.offered ? <code>{here.offered}</code> : <Badge tone="danger">{t.notProvided}</Badge>}</dd>
        <dt>{t.here}</dt>
        <dd>
          <LoadedHere here={here} />
        </dd>
        <dt>{t.lastDay}</dt>
        <dd>
          <LoadedElsewhere loads={registryEntry?.loads ?? null} />
        </dd>
        <dt>{t.failures}</dt>
        <dd className={styles.counts}>
          <Badge tone={toneOf(here.failures.length)}>{t.failuresHere({ count: here.failures.length })}</Badge>
          {registryEntry && (
            <Badge tone={toneOf(registryEntry.failures)}>
              {t.failuresDay({ count: registryEntry.failures })}
            </Badge>
          )}
        </dd>
      </dl>
      {here.failures.map(({ phase, message }, at) => (
        <p key={at} className={styles.failure}>
          <b>{phase}</b> {message}
        </p>
      ))}
      <Why steps={registryEntry?.why ?? here.why} />
    </li>
  )
}

function FallbackBadge({ running, offered }: RemoteRecord) {
  const t = useStore(panelMessages)
  if (running === null || running === offered) return null
  return <Badge tone="warning">{t.fallback({ release: running })}</Badge>
}

function toneOf(failures: number): BadgeTone {
  return failures > 0 ? 'danger' : 'success'
}

function LoadedHere({ here: { entryMs, mountMs } }: Pick<RemoteCardProps, 'here'>) {
  const t = useStore(panelMessages)
  return entryMs === null || mountMs === null ? t.notLoaded : t.hereValue({ entry: entryMs, mount: mountMs })
}

interface LoadedElsewhereProps {
  readonly loads: PanelAnswer['remotes'][number]['loads']
}

function LoadedElsewhere({ loads }: LoadedElsewhereProps) {
  const t = useStore(panelMessages)
  if (!loads) return t.lastDayNone
  const { count, medianMs, p75Ms } = loads
  return t.lastDayValue({ count, median: medianMs, p75: p75Ms })
}

function Why({ steps }: { readonly steps: readonly string[] }) {
  const t = useStore(panelMessages)
  return (
    <details className={styles.why}>
      <summary>{t.whyTitle}</summary>
      <ol>
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
