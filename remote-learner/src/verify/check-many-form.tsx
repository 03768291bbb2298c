import { useStore } from '@nanostores/react'
import {
  CertificateCheckRequest,
  MAX_CHECKED_CODES,
  type CertificateCheck,
} from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { TextAreaField } from '@platform/shared-ui/field'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { failureOf } from '../lib/api-failure.ts'
import { formatDay } from '../lib/dates.ts'
import { pastedCodes } from './pasted-codes.rule.ts'
import { useCheckCertificatesMutation } from './verify.api.ts'
import { verifyMessages } from './verify.messages.ts'
import classes from './verify.module.css'

/** For a site gate: many codes at once. */
export function CheckManyForm() {
  const t = useStore(verifyMessages)
  const [check, { data }] = useCheckCertificatesMutation()
  const form = useSchemaForm<{ codes: string }, CertificateCheckRequest>({
    schema: CountedCodes,
    defaultValues: { codes: '' },
    toRequest: ({ codes }) => ({ codes: pastedCodes(codes) }),
  })
  const submit = form.handleSubmit(async ({ codes }) => {
    const failure = failureOf((await check(codes)).error)
    if (failure) showServerErrors(form, {}, failure.status === 429 ? t.tooMany : t.failed)
  })

  return (
    <section className={classes.many} aria-labelledby="many">
      <h2 id="many">{t.bulkTitle}</h2>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- a question that stores nothing (0155) */}
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextAreaField
          label={t.bulkLabel}
          hint={t.bulkHint}
          autoComplete="off"
          spellCheck={false}
          rows={5}
          {...fieldsOf(form)('codes')}
        />
        <FormFailure form={form} />
        <BusyButton
          type="submit"
          isBusy={form.formState.isSubmitting}
          busyText={t.bulkChecking}
          className={classes.submit}
        >
          {t.bulkCheck}
        </BusyButton>
      </form>
      {data && <Checks checks={data} />}
    </section>
  )
}

/** Says how many codes there are where there are too many. */
const CountedCodes: FormSchema<CertificateCheckRequest> = {
  safeParse: (value, options) => {
    const { length: count } = (value as CertificateCheckRequest).codes
    const t = verifyMessages.get()
    const parsed = CertificateCheckRequest.safeParse(value, options)
    if (count > 0 && count <= MAX_CHECKED_CODES) return parsed
    const message = count === 0 ? t.bulkNone : t.bulkMany({ count })
    return { success: false, error: { issues: [{ message, path: ['codes'] }] } }
  },
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
    {
      id: 'module',
      header: t.module,
      cell: ({ certificate }) =>
        certificate
          ? courseTitle({ code: certificate.moduleCode, title: certificate.moduleTitle }, language)
          : t.none,
    },
    {
      id: 'expires',
      header: t.expires,
      cell: ({ certificate }) => (certificate ? formatDay(certificate.expiresAt, language) : t.none),
      isCompact: true,
    },
  ]
  return <DataTable caption={t.bulkTable} columns={columns} rows={checks} rowKey={({ code }) => code} />
}
