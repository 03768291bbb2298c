import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { CompanyPerson } from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import layout from '../../ui/layout.module.css'
import { useListCompanyPeopleQuery } from '../company.api.ts'
import { personFormMessages } from '../company.messages.ts'
import { nameOf } from './name-of.rule.ts'
import classes from './person.module.css'

/** As many as one request gives. */
const OFFERED = 100
const EVERYONE = { page: 1, size: OFFERED, state: '', site: '', department: '', jobRole: '' }

interface SupervisorFieldProps {
  readonly person: CompanyPerson | null
  readonly field: UseFormRegisterReturn & { readonly error: string | undefined }
}

/** Another person of the company. A company with more people than fit a list is searched first. */
export function SupervisorField({ person, field }: SupervisorFieldProps) {
  const t = useStore(personFormMessages)
  const { q, setQ, isSearched, isError, options, choose } = useSupervisors(person)
  const { error = isError ? t.supervisorsFailed : undefined, onChange, ...select } = field
  return (
    <div className={layout.fields}>
      {isSearched && (
        <SearchField className={classes.search} label={t.searchSupervisor} value={q} onChange={setQ} />
      )}
      <SelectField
        label={t.supervisor}
        emptyOption={t.noSupervisor}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...select}
        error={error}
        onChange={(event) => {
          choose(event.target.value)
          void onChange(event)
        }}
      />
    </div>
  )
}

/** Who was found, with who is chosen already. */
function useSupervisors(person: CompanyPerson | null) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState(person?.supervisor ?? null)
  const { data, isError } = useListCompanyPeopleQuery({ ...EVERYONE, q })
  const found = data ? data.items.filter(({ id }) => id !== person?.id) : []
  const offered = found.map((one) => ({ id: one.id, name: nameOf(one) }))
  const isMissing = chosen !== null && !offered.some(({ id }) => id === chosen.id)
  const options = isMissing ? [chosen, ...offered] : offered
  return {
    ...{ q, setQ, isError, options },
    isSearched: q !== '' || (data !== undefined && data.total > OFFERED),
    choose: (value: string) => setChosen(options.find(({ id }) => String(id) === value) ?? null),
  }
}
