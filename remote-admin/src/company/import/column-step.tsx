import { useStore } from '@nanostores/react'
import { IMPORT_FIELDS, type ImportField, type Language } from '@platform/shared-contracts/http'
import { SelectField } from '@platform/shared-ui/select-field'
import { languageOptions } from '../../lib/language-name.ts'
import layout from '../../ui/layout.module.css'
import { importFieldMessages, importMessages } from './import.messages.ts'
import type { Import } from './use-import.ts'

/** Which column holds which field; those that were recognized are chosen already. */
export function ColumnStep({ work }: { readonly work: Import }) {
  const t = useStore(importMessages)
  return (
    <>
      <p>{t.columnsLead}</p>
      <div className={layout.pair}>
        {IMPORT_FIELDS.map((field) => (
          <ColumnField key={field} field={field} work={work} />
        ))}
      </div>
      <SelectField
        label={t.language}
        hint={t.languageHint}
        options={languageOptions()}
        value={work.language}
        onChange={({ target }) => work.setLanguage(target.value as Language)}
      />
    </>
  )
}

function ColumnField({ field, work }: { readonly field: ImportField; readonly work: Import }) {
  const t = useStore(importMessages)
  const fields = useStore(importFieldMessages)
  const chosen = work.columns[field] ?? ''
  const sample = work.fileColumns.find(({ header }) => header === chosen)?.sample
  return (
    <SelectField
      label={fields[field]}
      hint={sample ? t.sample({ sample }) : undefined}
      emptyOption={t.noColumn}
      error={field === 'email' && work.failure.columns}
      options={work.fileColumns.map(({ header }) => ({ value: header, label: header }))}
      value={chosen}
      onChange={({ target }) => work.choose(field, target.value)}
    />
  )
}
