import { useStore } from '@nanostores/react'
import { STANDINGS, TRAINING_STATES, type TrainingMatrix } from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { moduleOptions } from '../../lib/module-title.ts'
import { useAddress } from '../../lib/use-address.ts'
import { PlaceFilters, type Places } from '../company/place-filters.tsx'
import type { TrainingFilter } from './training.api.ts'
import { standingMessages, trainingMessages, trainingStateMessages } from './training.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly filter: TrainingFilter
  readonly companies: TrainingMatrix['companies']
  readonly places: Places | undefined
}

export function TrainingFilters({ filter, companies, places }: Props) {
  const t = useStore(trainingMessages)
  const states = useStore(trainingStateMessages)
  const { choose } = useAddress()
  const standings = useStore(standingMessages)
  const select = (name: 'company' | 'module' | 'status' | 'standing') => ({
    label: name === 'standing' ? t.status : t[name],
    isLabelHidden: true,
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  })
  return (
    <div className={layout.filters}>
      <SearchField label={t.search} value={filter.q} onChange={(q) => choose({ q })} />
      {companies.length > 0 && (
        <SelectField
          {...select('company')}
          emptyOption={t.allCompanies}
          options={companies.map(({ name, people }) => ({
            value: name,
            label: t.companyOption({ name, people }),
          }))}
        />
      )}
      <SelectField {...select('module')} emptyOption={t.allModules} options={moduleOptions()} />
      {places ? (
        <SelectField
          {...select('standing')}
          emptyOption={t.anyStatus}
          options={STANDINGS.map((state) => ({ value: state, label: standings[state] }))}
        />
      ) : (
        <SelectField
          {...select('status')}
          emptyOption={t.anyStatus}
          options={TRAINING_STATES.map((state) => ({ value: state, label: states[state] }))}
        />
      )}
      {places && <PlaceFilters places={places} chosen={filter} onChoose={choose} />}
    </div>
  )
}
