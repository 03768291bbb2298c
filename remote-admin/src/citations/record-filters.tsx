import { useStore } from '@nanostores/react'
import { VIOLATION_TYPES, type CitationPage } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../lib/use-address.ts'
import { citationsMessages } from './citations.messages.ts'
import classes from './citations.module.css'

const asOptions = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

export function RecordFilters({ page }: { readonly page: CitationPage | undefined }) {
  const t = useStore(citationsMessages)
  const { value, choose } = useAddress()
  const field = (name: 'standard' | 'state' | 'year' | 'type' | 'status') => ({
    value: value(name),
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  })
  return (
    <>
      <SearchField label={t.search} value={value('q')} onChange={(q) => choose({ q })} />
      <div className={classes.filters}>
        <TextField
          label={t.standard}
          placeholder={t.standardPlaceholder}
          spellCheck={false}
          {...field('standard')}
        />
        <SelectField
          label={t.state}
          emptyOption={t.allStates}
          options={asOptions(page?.states ?? [])}
          {...field('state')}
        />
        <SelectField
          label={t.year}
          emptyOption={t.allYears}
          options={asOptions(page?.years ?? [])}
          {...field('year')}
        />
        <SelectField
          label={t.type}
          emptyOption={t.allTypes}
          options={VIOLATION_TYPES.map((type) => ({ value: type, label: t[type] }))}
          {...field('type')}
        />
        <SelectField
          label={t.status}
          emptyOption={t.anyStatus}
          options={(['open', 'closed'] as const).map((status) => ({ value: status, label: t[status] }))}
          {...field('status')}
        />
      </div>
    </>
  )
}
