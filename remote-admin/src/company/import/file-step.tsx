import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { FileField } from '@platform/shared-ui/file-field'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { IMPORT_FIELDS, MAX_IMPORT } from '@platform/shared-contracts/http'
import layout from '../../ui/layout.module.css'
import { saveTemplate } from './import-csv.ts'
import { importFieldMessages, importMessages } from './import.messages.ts'
import type { Import } from './use-import.ts'

const LARGEST_BYTES = 4_000_000

/** A file fills the text below it, where rows can be mended before they are read again. */
export function FileStep({ work }: { readonly work: Import }) {
  const t = useStore(importMessages)
  const fields = useStore(importFieldMessages)
  const [file, setFile] = useState<File | null>(null)
  const choose = async (chosen: File | null) => {
    if (chosen === null) return
    setFile(chosen)
    if (chosen.size > LARGEST_BYTES) return work.refuse(t.tooLarge)
    try {
      work.give(await chosen.text())
    } catch {
      work.refuse(t.unreadable)
    }
  }
  return (
    <>
      <p>{t.lead({ limit: MAX_IMPORT })}</p>
      <div>
        <Button
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => saveTemplate(IMPORT_FIELDS.map((field) => fields[field]))}
        >
          {t.template}
        </Button>
      </div>
      <FileField
        label={t.chooseFile}
        hint={t.fileHint}
        accept=".csv,text/csv"
        file={file}
        onFile={(chosen) => void choose(chosen)}
      />
      <TextAreaField
        label={t.rows}
        hint={t.rowsHint}
        rows={8}
        spellCheck={false}
        className={layout.code}
        value={work.csv}
        error={work.failure.csv}
        onChange={({ target }) => work.give(target.value)}
      />
    </>
  )
}
