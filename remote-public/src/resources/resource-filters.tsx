import { useStore } from '@nanostores/react'
import {
  RESOURCE_LANGUAGES,
  RESOURCE_SORTS,
  RESOURCE_TOPICS,
  RESOURCE_TYPES,
} from '@platform/shared-contracts/rules'
import { SelectField } from '@platform/shared-ui/select-field'
import { i18n } from '../app/i18n.ts'
import { languageName } from '../lib/language-name.ts'
import { ListingFilters } from '../ui/listing-filters.tsx'
import { resourcesMessages, sortMessages, topicMessages, typeMessages } from './resources.messages.ts'
import styles from './resources.module.css'

interface ResourceFiltersProps {
  readonly address: URLSearchParams
  readonly onChoose: (name: string, value: string) => void
}

export function ResourceFilters({ address, onChoose }: ResourceFiltersProps) {
  const m = useStore(resourcesMessages)
  const topics = useStore(topicMessages)
  const types = useStore(typeMessages)
  const page = useStore(i18n.language)
  const sorts = useStore(sortMessages)
  const select = (name: string) => ({
    value: address.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => onChoose(name, event.target.value),
  })
  return (
    <ListingFilters address={address} onChoose={onChoose} label={m.search} className={styles.filters}>
      <SelectField
        label={m.topic}
        emptyOption={m.allTopics}
        options={RESOURCE_TOPICS.map((value) => ({ value, label: topics[value] }))}
        {...select('topic')}
      />
      <SelectField
        label={m.type}
        emptyOption={m.allTypes}
        options={RESOURCE_TYPES.map((value) => ({ value, label: types[value] }))}
        {...select('type')}
      />
      <SelectField
        label={m.language}
        emptyOption={m.allLanguages}
        options={RESOURCE_LANGUAGES.map((value) => ({ value, label: languageName(value, page) }))}
        {...select('language')}
      />
      <SelectField
        label={m.sort}
        options={RESOURCE_SORTS.map((value) => ({ value, label: sorts[value] }))}
        {...select('sort')}
        value={address.get('sort') ?? RESOURCE_SORTS[0]}
      />
    </ListingFilters>
  )
}
