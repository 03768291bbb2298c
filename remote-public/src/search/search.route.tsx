import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useSearchParams } from 'react-router-dom'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { searchMessages } from './search.messages.ts'
import { StartLinks } from './start-links.tsx'
import styles from './search.module.css'

/** Longer than any query that the server takes. */
const MAX_LENGTH = 100

/** Search over the whole site. What is looked for is in the address, so a search can be shared and works without scripts. */
function SearchRoute() {
  const m = useStore(searchMessages)
  const [address, setAddress] = useSearchParams()
  const q = (address.get('q') ?? '').trim().slice(0, MAX_LENGTH)
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} />
      <SearchForm key={q} q={q} maxLength={MAX_LENGTH} onSearch={(text) => setAddress({ q: text })} />
      {q === '' ? <StartLinks /> : <SearchResults q={q} />}
    </div>
  )
}

export { SearchRoute as Component }
