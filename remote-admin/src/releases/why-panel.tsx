import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { failureOf } from '../lib/failure.ts'
import { useLazyWhyReleaseQuery } from './releases.api.ts'
import { releasesMessages } from './releases.messages.ts'
import { TenantSelect } from './tenant-select.tsx'
import classes from './releases.module.css'

/** The decision for one visitor, step by step, now or at a past moment. */
export function WhyPanel({ remote }: { readonly remote: string }) {
  const t = useStore(releasesMessages)
  const [tenant, setTenant] = useState('oncall')
  const [sticky, setSticky] = useState('')
  const [at, setAt] = useState('')
  const [ask, { data, error, isFetching }] = useLazyWhyReleaseQuery()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask({ remote, tenant, sticky, at: at === '' ? '' : new Date(at).toISOString() })
  }
  return (
    <section className={classes.section}>
      <h2>{t.why}</h2>
      <form className={classes.question} onSubmit={submit}>
        <TenantSelect label={t.whyTenant} value={tenant} onChange={setTenant} />
        <TextField
          label={t.whySticky}
          hint={t.whyStickyHint}
          value={sticky}
          onChange={(event) => setSticky(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label={t.whyAt}
          hint={t.whyAtHint}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
        <BusyButton type="submit" isBusy={isFetching}>
          {t.ask}
        </BusyButton>
      </form>
      <div aria-live="polite">
        {error ? <Alert kind="danger">{failureOf(error).message}</Alert> : null}
        {data && !error && (
          <>
            <p>{data.release ? t.whyServed({ release: data.release }) : t.whyNothing}</p>
            <ol className={classes.steps}>
              {data.why.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  )
}
