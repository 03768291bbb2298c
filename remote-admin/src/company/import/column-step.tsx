import { useStore } from '@nanostores/react'
import { useEffect, useRef, type Ref } from 'react'
import { IMPORT_FIELDS, type ImportField, type Language } from '@platform/shared-contracts/http'
import { SelectField } from '@platform/shared-ui/select-field'
import { languageOptions } from '../../lib/language-name.ts'
import layout from '../../ui/layout.module.css'
import { importFieldMessages, importMessages } from './import.messages.ts'
import type { Import } from './use-import.ts'

/** Shows what the server refuses about the columns. */
const FAULTY: ImportField = 'email'

/** Which column holds which field; those that were recognized are chosen already. */
export function ColumnStep({ work }: { readonly work: Import }) {
  const t = useStore(importMessages)
  const faulty = useFaultyField(work)
  return (
    <>
      <p>{t.columnsLead}</p>
      <div className={layout.pair}>
        {IMPORT_FIELDS.map((field) => (
          <ColumnField key={field} field={field} work={work} {...(field === FAULTY && { ref: faulty })} />
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

/** Has the focus after each refusal of the columns; on arrival, the heading of the step has it. */
function useFaultyField({ failure }: Import) {
  const field = useRef<HTMLSelectElement>(null)
  const shown = useRef(failure)
  useEffect(() => {
    if (shown.current !== failure && failure.columns !== undefined) field.current?.focus()
    shown.current = failure
  }, [failure])
  return field
}

interface ColumnFieldProps {
  readonly field: ImportField
  readonly work: Import
  readonly ref?: Ref<HTMLSelectElement>
}

function ColumnField({ field, work, ref }: ColumnFieldProps) {
  const t = useStore(importMessages)
  const fields = useStore(importFieldMessages)
  const chosen = work.columns[field] ?? ''
  const sample = work.fileColumns.find(({ header }) => header === chosen)?.sample
  return (
    <SelectField
      ref={ref}
      label={fields[field]}
      hint={sample ? t.sample({ sample }) : undefined}
      emptyOption={t.noColumn}
      error={field === FAULTY && work.failure.columns}
      options={work.fileColumns.map(({ header }) => ({ value: header, label: header }))}
      value={chosen}
      onChange={({ target }) => work.choose(field, target.value)}
    />
  )
}
