import { useStore } from '@nanostores/react'
import { US_STATES } from '@platform/shared-contracts/rules'
import { SelectField } from '@platform/shared-ui/select-field'
import { ListingFilters } from '../ui/listing-filters.tsx'
import type { PartnerFacets } from './partner-facts.rule.ts'
import { partnersMessages } from './partners.messages.ts'
import styles from './partners.module.css'

interface PartnerFiltersProps {
  readonly address: URLSearchParams
  readonly facets: PartnerFacets
  readonly onChoose: (name: string, value: string) => void
}

export function PartnerFilters({ address, facets, onChoose }: PartnerFiltersProps) {
  const m = useStore(partnersMessages)
  const select = (name: string) => ({
    value: address.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => onChoose(name, event.target.value),
  })
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <ListingFilters address={address} onChoose={onChoose} label={m.search} className={styles.filters}>
      <SelectField
        label={m.state}
        emptyOption={m.allStates}
        options={US_STATES.map(({ code, name }) => ({ value: code, label: name }))}
        {...select('state')}
      />
      <SelectField
        label={m.certification}
        emptyOption={m.allCertifications}
        options={plain(facets.certifications)}
        {...select('certification')}
      />
      <SelectField
        label={m.service}
        emptyOption={m.allServices}
        options={plain(facets.services)}
        {...select('service')}
      />
    </ListingFilters>
  )
}
