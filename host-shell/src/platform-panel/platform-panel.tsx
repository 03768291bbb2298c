import { useStore } from '@nanostores/react'
import type { PanelAnswer } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { LoadingIndicator } from '@platform/shared-ui/loading-indicator'
import { i18n } from '../app/i18n.ts'
import { useShell } from '../app/shell-services.ts'
import { LocalServer } from './local-server.tsx'
import { panelMessages } from './panel.messages.ts'
import styles from './panel.module.css'
import type { RemoteRecord } from '../federation/remote-log.ts'
import { RemoteCard } from './remote-card.tsx'
import { usePanel, type Panel } from './use-panel.ts'

interface PlatformPanelProps extends OperatorPanelProps {
  readonly isOperator: boolean
}

interface OperatorPanelProps {
  readonly records: () => readonly RemoteRecord[]
  readonly loadAgain: () => void
  readonly onClose: () => void
}

/** For a super admin who is no operator it says who may see it, and requests nothing. */
export function PlatformPanel({ isOperator, ...rest }: PlatformPanelProps) {
  const t = useStore(panelMessages)
  if (isOperator) return <OperatorPanel {...rest} />
  return (
    <Dialog isOpen title={t.title} onClose={rest.onClose}>
      <p lang={SOURCE_LANGUAGE}>{t.operatorsOnly}</p>
    </Dialog>
  )
}

/** Which release of each remote runs here, why, how fast, what failed; and one from their own machine. */
function OperatorPanel({ records, loadAgain, onClose }: OperatorPanelProps) {
  const t = useStore(panelMessages)
  const panel = usePanel()
  const again = (
    <Button size="sm" onClick={panel.reload}>
      {t.reload}
    </Button>
  )
  return (
    <Dialog isOpen title={t.title} size="lg" onClose={onClose} footer={again}>
      <div className={styles.panel} lang={SOURCE_LANGUAGE}>
        <Lead panel={panel} />
        <section aria-labelledby="panel-remotes" className={styles.section}>
          <h3 id="panel-remotes">{t.remotes}</h3>
          <ul className={styles.remotes}>
            {records().map((here) => (
              <RemoteCard
                key={here.id}
                here={here}
                registryEntry={panel.answer?.remotes.find(({ remote }) => remote === here.id)}
              />
            ))}
          </ul>
        </section>
        {panel.answer && (
          <>
            <LocalServer override={panel.answer.override} loadAgain={loadAgain} reload={panel.reload} />
            <RecentFailures failures={panel.answer.failures} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Lead({ panel: { answer, hasFailed, reload } }: { readonly panel: Panel }) {
  const { tenant } = useShell()
  const t = useStore(panelMessages)
  const error = useStore(tenant.error)
  const retry = (
    <Button size="sm" onClick={reload}>
      {t.retry}
    </Button>
  )
  return (
    <>
      {error !== null && <Alert kind="warning">{error}</Alert>}
      {hasFailed && (
        <Alert kind="danger" actions={retry}>
          {t.failed}
        </Alert>
      )}
      {answer && (
        <p>
          {t.lead({ tenant: answer.tenant, contract: answer.shellContract, change: answer.registryVersion })}
        </p>
      )}
      {!answer && !hasFailed && <LoadingIndicator size="small" text={t.loading} />}
    </>
  )
}

function RecentFailures({ failures }: Pick<PanelAnswer, 'failures'>) {
  const t = useStore(panelMessages)
  const { time } = useStore(i18n.format)
  return (
    <section aria-labelledby="panel-errors" className={styles.section}>
      <h3 id="panel-errors">{t.recent}</h3>
      {failures.length === 0 && <p>{t.recentNone}</p>}
      <ul className={styles.errors}>
        {failures.map(({ at, remote, phase, tenant, path, message }, index) => (
          <li key={index}>
            <p className={styles.failure}>{message}</p>
            <p className={styles.when}>
              {time(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              {' · '}
              {t.recentOf({ remote: remote ?? t.shell, phase, tenant, path })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
