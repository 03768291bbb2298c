import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../../app/shell-services.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'

interface NewRecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown only once: the heading takes the focus, so that screen reader users do not miss the codes. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const { notify, hostname } = useShell()
  const t = useStore(securityMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [codes])

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('success', t.copied),
      () => notify('danger', t.copyFailed),
    )
  return (
    <div className={styles.part} role="group" aria-label={t.recoveryShown}>
      <h3 className={styles.name} tabIndex={-1} ref={heading}>
        {t.recoveryShown}
      </h3>
      <p>{t.recoveryShownText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => download(codes, hostname)}>{t.download}</Button>
        <Button onClick={() => void copy()}>{t.copy}</Button>
        <Button variant="primary" onClick={onDone}>
          {t.saved}
        </Button>
      </div>
    </div>
  )
}

function download(codes: readonly string[], hostname: string): void {
  const url = URL.createObjectURL(new Blob([`${hostname}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' }).click()
  URL.revokeObjectURL(url)
}
