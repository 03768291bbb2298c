import type { ReactNode } from 'react'
import { SearchField } from '@platform/shared-ui/search-field'
import { useSearchInput } from '../lib/use-search-input.ts'
import styles from './listing.module.css'

interface ListingFiltersProps {
  readonly address: URLSearchParams
  readonly onChoose: (name: string, value: string) => void
  /** Of the search field, which is `q` in the address. */
  readonly label: string
  /** The columns of the filters. */
  readonly className: string | undefined
  /** The other filters. */
  readonly children: ReactNode
}

/** What a public list is narrowed by: a search, and the choices of its page. All of it is in the address. */
export function ListingFilters({ address, onChoose, label, className = '', children }: ListingFiltersProps) {
  const [search, setSearch] = useSearchInput(address.get('q') ?? '', (value) => onChoose('q', value))
  return (
    <div role="search" className={`${styles.filters} ${className}`}>
      <SearchField
        label={label}
        value={search}
        onChange={setSearch}
        maxLength={100}
        className={styles.search}
      />
      {children}
    </div>
  )
}
