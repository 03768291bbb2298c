import { useStore } from '@nanostores/react'
import { SelectField } from '@platform/shared-ui/select-field'
import { ListingFilters } from '../ui/listing-filters.tsx'
import { blogMessages } from './blog.messages.ts'
import styles from './blog.module.css'

interface BlogFiltersProps {
  readonly address: URLSearchParams
  readonly tags: readonly string[]
  readonly onChoose: (name: string, value: string) => void
}

export function BlogFilters({ address, tags, onChoose }: BlogFiltersProps) {
  const m = useStore(blogMessages)
  const tag = address.get('tag') ?? ''
  // A tag from the URL that is no longer in use is still listed, so that the reader sees what filters the list.
  const offered = tag && !tags.includes(tag) ? [tag, ...tags] : tags
  return (
    <ListingFilters address={address} onChoose={onChoose} label={m.search} className={styles.filters}>
      <SelectField
        label={m.tags}
        isLabelHidden
        emptyOption={m.allTags}
        options={offered.map((value) => ({ value, label: titled(value) }))}
        value={tag}
        onChange={(event) => onChoose('tag', event.target.value)}
      />
    </ListingFilters>
  )
}

function titled(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1)
}
