import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { PackFile, SharedPack } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { FactList } from '@platform/shared-ui/fact-list'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { moduleTitle } from '../app/catalog.ts'
import { inspectionMessages } from './inspection.messages.ts'
import styles from './inspection.module.css'

interface SharedRecordsProps {
  readonly pack: SharedPack
  readonly packKey: string
}

const DAY = { dateStyle: 'long' } as const

/** What the records are about, and their files. */
export function SharedRecords({ pack, packKey }: SharedRecordsProps) {
  const m = useStore(inspectionMessages)
  return (
    <>
      <FactList facts={useFacts(pack)} />
      <section aria-labelledby="inspection-modules">
        <h2 id="inspection-modules">{m.modules}</h2>
        <p>{pack.modules.map(moduleTitle).join(', ')}</p>
      </section>
      <section aria-labelledby="inspection-files">
        <h2 id="inspection-files">{m.files}</h2>
        <Files packKey={packKey} on={pack.on} />
      </section>
      <p>
        {m.checkText} <Link to="/verify">{m.check}</Link>
      </p>
      <p className={styles.note}>{m.logged}</p>
    </>
  )
}

function useFacts({ company, on, madeAt, counts, recipient, expiresAt, ...place }: SharedPack) {
  const m = useStore(inspectionMessages)
  const { time, number } = useStore(format)
  const { people = 0, required = 0, current = 0 } = counts ?? {}
  const where = usePlace(place)
  const dayOf = (at: string) => time(new Date(at.includes('T') ? at : `${at}T12:00:00`), DAY)
  return [
    [m.company, company],
    [m.day, dayOf(on)],
    [m.made, dayOf(madeAt)],
    [m.people, number(people)],
    [m.required, number(required)],
    [m.current, number(current)],
    [m.place, where],
    [m.recipient, recipient],
    [m.expires, dayOf(expiresAt)],
  ] as const
}

function usePlace({ site, department }: Pick<SharedPack, 'site' | 'department'>): string {
  const m = useStore(inspectionMessages)
  const parts = [site && m.site({ site }), department && m.department({ department })].filter(Boolean)
  return parts.length === 0 ? m.everywhere : parts.join(', ')
}

function Files({ packKey, on }: { readonly packKey: string; readonly on: string }) {
  const m = useStore(inspectionMessages)
  const [chosen, setChosen] = useState<PackFile | null>(null)
  const { download, isBusy } = useDownload(m.downloadFailed)
  const files = [
    { file: 'inspection-pack.pdf', label: m.pdf, text: m.pdfText },
    { file: 'training-records.csv', label: m.csv, text: m.csvText },
    { file: 'inspection-pack.zip', label: m.zip, text: m.zipText },
  ] as const
  const save = (file: PackFile) => {
    setChosen(file)
    const path = `/inspection-pack/${file}?key=${encodeURIComponent(packKey)}`
    void download(path, file.replace('.', `-${on}.`))
  }
  return (
    <ul className={styles.files}>
      {files.map(({ file, label, text }, place) => (
        <li key={file} className={styles.file}>
          <span>{text}</span>
          <BusyButton
            variant={place === 0 ? 'primary' : 'secondary'}
            isBusy={isBusy && chosen === file}
            busyText={label}
            onClick={() => save(file)}
          >
            {label}
          </BusyButton>
        </li>
      ))}
    </ul>
  )
}
