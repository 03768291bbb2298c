import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { downloadFile } from '@platform/shared-contracts/client'
import { EXPORT_STANDARDS } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { SelectField } from '@platform/shared-ui/select-field'
import { packageExportMessages } from './packages.messages.ts'

const MODULES = CORE_MODULES.map(({ code, title }) => ({ value: code, label: `${code} ${title}` }))

/** A button with its dialog: one of our modules as a package for another learning management system. */
export function ExportModule() {
  const t = useStore(packageExportMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(packageExportMessages)
  const { isBusy, failure, run } = useExport(onClose)
  const languages = new Intl.DisplayNames(useStore(locale), { type: 'language' })
  const [wanted, setWanted] = useState({ code: MODULES[0]?.value ?? '', standard: 'cmi5', language: 'en' })
  const choice = (name: keyof typeof wanted) => ({
    name,
    value: wanted[name],
    onChange: ({ target }: { readonly target: HTMLSelectElement }) =>
      setWanted({ ...wanted, [name]: target.value }),
  })
  return (
    <Dialog
      isOpen
      title={t.title}
      onClose={isBusy ? () => undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t.cancel}
          </Button>
          <BusyButton variant="primary" isBusy={isBusy} busyText={t.busy} onClick={() => void run(wanted)}>
            {t.download}
          </BusyButton>
        </>
      }
    >
      <p>{t.lead}</p>
      <SelectField label={t.module} options={MODULES} {...choice('code')} />
      <SelectField
        label={t.standard}
        options={EXPORT_STANDARDS.map((value) => ({ value, label: t[value] }))}
        {...choice('standard')}
      />
      <SelectField
        label={t.language}
        options={LANGUAGE_CODES.map((value) => ({ value, label: languages.of(value) ?? value }))}
        {...choice('language')}
      />
      <Alert kind="warning">{t.keys}</Alert>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
    </Dialog>
  )
}

interface Wanted {
  readonly code: string
  readonly standard: string
  readonly language: string
}

/** What is chosen stays when it fails. */
function useExport(onDone: () => void) {
  const { fetch } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run({ code, ...query }: Wanted): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const path = `/admin/modules/${code}/package?${new URLSearchParams(query)}`
    const { error } = await downloadFile(fetch, path, `${code}-${query.language}-${query.standard}.zip`)
    setBusy(false)
    if (error) setFailure(error.message)
    else onDone()
  }
  return { isBusy, failure, run }
}
