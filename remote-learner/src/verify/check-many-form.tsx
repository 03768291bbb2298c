import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { MAX_CHECKED_CODES, type CertificateCheck } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { TextAreaField } from '@platform/shared-ui/field'
import { failureOf } from '../app/api-failure.ts'
import { formatDay } from '../app/dates.ts'
import { pastedCodes } from './pasted-codes.rule.ts'
import { useCheckCertificatesMutation } from './verify.api.ts'
import { verifyMessages } from './verify.messages.ts'
import classes from './verify.module.css'

/** For a site gate: many codes at once. */
export function CheckManyForm() {
  const t = useStore(verifyMessages)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [check, { data, isLoading, error }] = useCheckCertificatesMutation()
  const failure = failureOf(error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const codes = pastedCodes(text)
    if (codes.length === 0) return setFault(t.bulkNone)
    if (codes.length > MAX_CHECKED_CODES) return setFault(t.bulkMany({ count: codes.length }))
    setFault(null)
    void check(codes)
  }

  return (
    <section className={classes.many} aria-labelledby="many">
      <h2 id="many">{t.bulkTitle}</h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextAreaField
          label={t.bulkLabel}
          hint={t.bulkHint}
          error={fault}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          spellCheck={false}
          rows={5}
        />
        {failure && <Alert kind="danger">{failure.status === 429 ? t.tooMany : t.failed}</Alert>}
        <BusyButton type="submit" isBusy={isLoading} busyText={t.bulkChecking} className={classes.submit}>
          {t.bulkCheck}
        </BusyButton>
      </form>
      {data && <Checks checks={data} />}
    </section>
  )
}

const TONES = { valid: 'success', expired: 'warning', revoked: 'danger', not_found: 'neutral' } as const

function Checks({ checks }: { readonly checks: readonly CertificateCheck[] }) {
  const t = useStore(verifyMessages)
  const language = useStore(locale)
  const columns: readonly Column<CertificateCheck>[] = [
    { id: 'code', header: t.code, cell: ({ code }) => code, isRowHeader: true, isCompact: true },
    {
      id: 'verdict',
      header: t.verdict,
      cell: ({ verdict }) => <Badge tone={TONES[verdict]}>{t[verdict]}</Badge>,
      sortBy: ({ verdict }) => verdict,
    },
    { id: 'holder', header: t.holder, cell: ({ certificate }) => certificate?.holderName ?? t.none },
    { id: 'module', header: t.module, cell: ({ certificate }) => certificate?.moduleTitle ?? t.none },
    {
      id: 'expires',
      header: t.expires,
      cell: ({ certificate }) => (certificate ? formatDay(certificate.expiresAt, language) : t.none),
      isCompact: true,
    },
  ]
  return <DataTable caption={t.bulkTable} columns={columns} rows={checks} rowKey={({ code }) => code} />
}
