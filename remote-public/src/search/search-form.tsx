import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { SearchField } from '@platform/shared-ui/search-field'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { searchMessages } from './search.messages.ts'
import styles from './search.module.css'

interface SearchFormProps {
  readonly q: string
  readonly maxLength: number
  readonly onSearch: (q: string) => void
}

/** A plain GET form until the page reacts. */
export function SearchForm({ q, maxLength, onSearch }: SearchFormProps) {
  const m = useStore(searchMessages)
  const [text, setText] = useState(q)
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- a query is not work that can be lost
    <form
      role="search"
      action={useHref('/search')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSearch(text.trim())
      }}
    >
      <SearchField
        name="q"
        label={m.field}
        value={text}
        onChange={setText}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit" variant="primary">
        {m.submit}
      </Button>
    </form>
  )
}
