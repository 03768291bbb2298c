import { useStore } from '@nanostores/react'
import { CheckIcon, ErrorIcon } from '@platform/shared-ui/icon'
import styles from './company-note.module.css'
import { loginFailureMessages, loginMessages } from './login.messages.ts'
import type { CompanyState } from './use-company-lookup.ts'

/** What is known of the company while its username is being typed. */
export function CompanyNote({ company }: { readonly company: CompanyState }) {
  const t = useStore(loginMessages)
  const failures = useStore(loginFailureMessages)
  if (company.kind === 'none') return null
  if (company.kind === 'looking') return <span className={styles.note}>{t.lookingUp}</span>
  if (company.kind === 'found')
    return (
      <span className={`${styles.note} ${styles.found}`}>
        <CheckIcon size={1} />
        {t.companyVerified}
      </span>
    )
  return (
    <span className={`${styles.note} ${styles.failed}`}>
      <ErrorIcon size={1} />
      {company.kind === 'missing' ? failures.noCompany : failures.lookupFailed}
    </span>
  )
}
