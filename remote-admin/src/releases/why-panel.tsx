import { useStore } from '@nanostores/react'
import { WhyQuery } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { failureOf } from '../lib/failure.ts'
import { instantOf } from '../lib/local-time.ts'
import { useLazyWhyReleaseQuery } from './releases.api.ts'
import { releasesMessages } from './releases.messages.ts'
import { TenantSelect } from './tenant-select.tsx'
import classes from './releases.module.css'

const NOW = { tenant: 'oncall', sticky: '', at: '' }

function questionOf({ tenant, sticky, at }: typeof NOW) {
  return { tenant, sticky: sticky || undefined, at: at === '' ? undefined : (instantOf(at) ?? at) }
}

/** The decision for one visitor, step by step, now or at a past moment. */
export function WhyPanel({ remote }: { readonly remote: string }) {
  const t = useStore(releasesMessages)
  const [ask, { data, error, isFetching }] = useLazyWhyReleaseQuery()
  const form = useSchemaForm({ schema: WhyQuery, defaultValues: NOW, toRequest: questionOf })
  const field = fieldsOf(form)
  const submit = form.handleSubmit((question) => void ask({ remote, ...question }))
  return (
    <section className={classes.section}>
      <h2>{t.why}</h2>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- a question that stores nothing (0155) */}
      <form className={classes.question} noValidate onSubmit={(event) => void submit(event)}>
        <TenantSelect label={t.whyTenant} chosen={form.watch('tenant')} field={field('tenant')} />
        <TextField label={t.whySticky} hint={t.whyStickyHint} {...field('sticky')} />
        <TextField type="datetime-local" label={t.whyAt} hint={t.whyAtHint} {...field('at')} />
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
