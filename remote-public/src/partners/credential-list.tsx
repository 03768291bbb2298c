import { useStore } from '@nanostores/react'
import type { PartnerCredential } from '@platform/shared-contracts/http'
import { CheckIcon, ShieldIcon } from '@platform/shared-ui/icon'
import { Badge } from '@platform/shared-ui/badge'
import { i18n } from '../app/i18n.ts'
import { formatDay } from '../lib/day.ts'
import { hasExpired } from './partner-facts.rule.ts'
import { profileMessages } from './profile.messages.ts'
import styles from './partners.module.css'

export function CredentialList({ credentials }: { readonly credentials: readonly PartnerCredential[] }) {
  const m = useStore(profileMessages)
  return (
    <section aria-labelledby="credentials">
      <h2 id="credentials">{m.credentials}</h2>
      {credentials.length === 0 ? (
        <p className={styles.muted}>{m.noCredentials}</p>
      ) : (
        <ul className={styles.credentials}>
          {credentials.map((credential) => (
            <Credential key={credential.name} credential={credential} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Credential({ credential }: { readonly credential: PartnerCredential }) {
  const m = useStore(profileMessages)
  const language = useStore(i18n.language)
  const { name, issuer, verifiedOn, expiresOn } = credential
  const isOver = hasExpired(credential, new Date())
  const day = (iso: string) => ({ date: formatDay(iso, language) })
  return (
    <li className={styles.credential}>
      <ShieldIcon size={1.5} />
      <div>
        <h3>{name}</h3>
        <p className={styles.muted}>{issuer}</p>
        <p className={styles.badges}>
          {verifiedOn ? (
            <Badge tone="success" icon={<CheckIcon size={0.875} />}>
              {m.verified(day(verifiedOn))}
            </Badge>
          ) : (
            <Badge>{m.unverified}</Badge>
          )}
          {expiresOn && (
            <Badge tone={isOver ? 'danger' : 'neutral'}>
              {isOver ? m.expired(day(expiresOn)) : m.expires(day(expiresOn))}
            </Badge>
          )}
        </p>
      </div>
    </li>
  )
}
