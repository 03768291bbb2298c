import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { locale, PlatformContext } from '@platform/shared-contracts/remote'
import { LANGUAGE_CODES, themeVariables } from '@platform/shared-contracts/rules'
import { remote } from 'the-remote'
import listing from 'the-remote/listing'
import { API_FAULT_NAMES } from '../lib/faults/api-faults.ts'
import styles from './dev-page.module.css'
import { PageArea } from './page-area.tsx'
import { saveSettings, PEOPLE, platformFor, readSettings, TENANTS, type Settings } from './settings.ts'

/** Replaces the shell during development: one remote alone, for any tenant and person, with an API that can fail. */
export function DevPage() {
  const [settings, setSettings] = useState(readSettings)
  const [notices, setNotices] = useState<readonly string[]>([])
  const platform = useMemo(
    () =>
      platformFor(settings, {
        notify: (kind, message) => setNotices((before) => [...before.slice(-2), `${kind}: ${message}`]),
        report: (error) => console.error(error),
      }),
    [settings],
  )
  useEffect(() => {
    saveSettings(settings)
    document.documentElement.lang = settings.language
    // The messages are loaded before the language changes, as in the shell.
    void Promise.resolve(remote.loadMessages?.(settings.language)).then(() => locale.set(settings.language))
    document.documentElement.style.cssText = themeVariables(TENANTS[settings.tenant])
  }, [settings])
  return (
    <>
      <header className={styles.bar}>
        <strong>{listing.id}</strong>
        <nav aria-label="Pages" className={styles.pages}>
          {listing.routes.map(({ path }) => (
            <Link key={path} to={path.replaceAll(/:[a-z]+/gi, 'sample')}>
              {path}
            </Link>
          ))}
        </nav>
        <Switches settings={settings} onChange={setSettings} />
      </header>
      <main>
        <PlatformContext value={platform}>
          <PageArea settings={settings} session={platform.session} />
        </PlatformContext>
      </main>
      <div role="status" className={styles.notices}>
        {notices.map((notice, index) => (
          <p key={index}>{notice}</p>
        ))}
      </div>
    </>
  )
}

interface SwitchesProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

const CHOICES = [
  ['tenant', 'Tenant', Object.keys(TENANTS)],
  ['person', 'Session', Object.keys(PEOPLE)],
  ['language', 'Language', LANGUAGE_CODES],
  ['api', 'API', ['answers', ...API_FAULT_NAMES]],
] as const

function Switches({ settings, onChange }: SwitchesProps) {
  return (
    <form className={styles.switches}>
      {CHOICES.map(([name, label, values]) => (
        <label key={name}>
          {label}{' '}
          <select
            value={settings[name]}
            onChange={(event) => onChange({ ...settings, [name]: event.target.value })}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </form>
  )
}
