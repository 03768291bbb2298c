import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { OverrideRequest, type PanelAnswer } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { i18n } from '../app/i18n.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { devtoolsOverride } from './devtools-override.ts'
import { localServerMessages } from './panel.messages.ts'
import styles from './panel.module.css'
import { useLocalBuild, type LocalBuild, type Reloads } from './use-local-build.ts'

const MINUTES = [15, 30, 60] as const

interface StartRequest {
  readonly url: string
  readonly minutes: number
}

interface LocalServerProps extends Reloads {
  readonly override: PanelAnswer['override']
}

export function LocalServer({ override, ...reloads }: LocalServerProps) {
  const t = useStore(localServerMessages)
  const build = useLocalBuild(override, reloads)
  return (
    <section aria-labelledby="local-build" className={styles.section}>
      <h3 id="local-build">{t.title}</h3>
      <p>{t.text}</p>
      {build.failure !== null && (
        <Alert kind="danger" onDismiss={build.dismiss}>
          {build.failure}
        </Alert>
      )}
      {override ? <Running override={override} build={build} /> : <StartForm build={build} />}
    </section>
  )
}

interface RunningProps {
  readonly override: NonNullable<PanelAnswer['override']>
  readonly build: LocalBuild
}

function Running({ override: { remote, url, expiresAt }, build }: RunningProps) {
  const t = useStore(localServerMessages)
  const { time } = useStore(i18n.format)
  if (remote === null) return build.failure === null && <Alert kind="info">{t.pending({ url })}</Alert>
  const until = time(new Date(expiresAt), { timeStyle: 'short' })
  const stop = (
    <BusyButton size="sm" isBusy={build.isBusy} onClick={build.end}>
      {t.end}
    </BusyButton>
  )
  return (
    <Alert kind="warning" actions={stop}>
      {t.active({ remote, url, until })}
    </Alert>
  )
}

/** The one in the page's address, where `platform dev` put it, or of the devtools; only proposed, the person decides. */
function proposedUrl(devtools: string | null): string {
  const [, url] = /^#platform-panel=(http:\/\/.+)$/.exec(location.hash) ?? []
  return url ?? devtools ?? 'http://localhost:3002/'
}

function StartForm({ build }: { readonly build: LocalBuild }) {
  const t = useStore(localServerMessages)
  const [devtools] = useState(() => devtoolsOverride(browserStorage()))
  const form = useSchemaForm<{ url: string; minutes: string }, StartRequest>({
    schema: OverrideRequest,
    defaultValues: { url: proposedUrl(devtools), minutes: String(MINUTES[1]) },
    toRequest: ({ url, minutes }) => ({ url: url.trim().replace(/\/*$/, '/'), minutes: Number(minutes) }),
  })
  const field = fieldsOf(form)
  const submit = form.handleSubmit(({ url, minutes }) => build.start(url, minutes))
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- a tool for developers that stores nothing (0155)
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {devtools !== null && <Alert kind="info">{t.devtools({ url: devtools })}</Alert>}
      <TextField label={t.url} hint={t.urlHint} type="url" required {...field('url')} />
      <SelectField
        label={t.minutes}
        options={MINUTES.map((each) => ({ value: String(each), label: t.minutesValue({ count: each }) }))}
        {...field('minutes')}
      />
      <BusyButton
        type="submit"
        variant="primary"
        isBusy={build.isBusy || form.formState.isSubmitting}
        busyText={t.starting}
      >
        {t.start}
      </BusyButton>
    </form>
  )
}
