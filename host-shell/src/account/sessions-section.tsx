import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { AccountSession } from '@platform/shared-contracts/http'
import type { Reading } from '@platform/shared-contracts/client'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { i18n } from '../app/i18n.ts'
import { useShell } from '../app/shell-services.ts'
import { endSession } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { EndAllSessions } from './end-all-sessions.tsx'
import { Section, WhenLoaded } from './section.tsx'
import styles from './sessions-section.module.css'

export function SessionsSection({ sessions }: { readonly sessions: Reading<AccountSession[]> }) {
  const t = useStore(accountMessages)
  return (
    <Section title={t.sessions} text={t.sessionsText}>
      <WhenLoaded loaded={sessions}>
        {(list) => (
          <>
            <ul className={styles.list}>
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnded={() => sessions.set(list.filter(({ id }) => id !== session.id))}
                />
              ))}
            </ul>
            <EndAllSessions />
          </>
        )}
      </WhenLoaded>
    </Section>
  )
}

interface SessionRowProps {
  readonly session: AccountSession
  readonly onEnded: () => void
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { fetch, notify } = useShell()
  const t = useStore(accountMessages)
  const { time } = useStore(i18n.format)
  const [isEnding, setEnding] = useState(false)
  const moment = (instant: string) => time(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })

  const end = async () => {
    setEnding(true)
    const { error } = await endSession(fetch, session.id)
    setEnding(false)
    if (!error || error.status === 404) onEnded()
    else notify('danger', t.endFailed)
  }

  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{session.device}</p>
        <p className={styles.times}>
          {t.lastUsed({ lastUsed: moment(session.lastUsedAt), started: moment(session.startedAt) })}
          {session.network && <> · {t.network({ network: session.network })}</>}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="accent">{t.thisSession}</Badge>
      ) : (
        <BusyButton
          size="sm"
          isBusy={isEnding}
          onClick={end}
          aria-label={t.endOf({ device: session.device })}
        >
          {t.end}
        </BusyButton>
      )}
    </li>
  )
}
