import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { SelectField } from '@platform/shared-ui/select-field'
import { ListingFilters } from '../ui/listing-filters.tsx'
import { overviewMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { scopesOf, whensOf, type Overview } from './overview.rule.ts'

interface OverviewFiltersProps {
  readonly address: URLSearchParams
  readonly overview: Overview
  readonly user: User
  readonly onChoose: (name: string, value: string) => void
}

export function OverviewFilters({ address, overview, user, onChoose }: OverviewFiltersProps) {
  const m = useStore(overviewMessages)
  const scopes = scopesOf(user)
  return (
    <ListingFilters address={address} onChoose={onChoose} label={m.search} className={styles.filters}>
      <SelectField
        label={m.when}
        value={overview.when}
        options={whensOf(overview.scope).map((value) => ({ value, label: m[value] }))}
        onChange={(event) => onChoose('when', event.target.value)}
      />
      {scopes.length > 1 && (
        <SelectField
          label={m.scope}
          value={overview.scope}
          options={scopes.map((value) => ({ value, label: m[value] }))}
          onChange={(event) => onChoose('scope', event.target.value)}
        />
      )}
    </ListingFilters>
  )
}
