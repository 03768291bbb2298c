import { useStore } from '@nanostores/react'
import type { ProfessionalPage } from '@platform/shared-contracts/http'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../lib/use-address.ts'
import type { ProfessionalFilter } from './professionals.api.ts'
import { professionalsMessages } from './professionals.messages.ts'
import classes from './professionals.module.css'

interface Props {
  readonly filter: ProfessionalFilter
  readonly known: Pick<ProfessionalPage, 'certifications' | 'services'> | undefined
}

export function ProfessionalFilters({ filter, known }: Props) {
  const t = useStore(professionalsMessages)
  const { choose } = useAddress()
  const select = (name: 'state' | 'certification' | 'service') => ({
    label: t[name],
    isLabelHidden: true,
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  })
  // What the address asks for stays choosable before the first answer.
  const toOptions = (all: readonly string[] = [], chosen: string) =>
    [...new Set([...all, chosen])].filter(Boolean).map((name) => ({ value: name, label: name }))
  return (
    <div className={classes.filters}>
      <SearchField label={t.search} value={filter.q} onChange={(q) => choose({ q })} />
      <SelectField
        {...select('state')}
        emptyOption={t.anyState}
        options={US_STATES.map((state) => ({ value: state.code, label: stateLabel(state) }))}
      />
      <SelectField
        {...select('certification')}
        emptyOption={t.anyCertification}
        options={toOptions(known?.certifications, filter.certification)}
      />
      <SelectField
        {...select('service')}
        emptyOption={t.anyService}
        options={toOptions(known?.services, filter.service)}
      />
    </div>
  )
}
