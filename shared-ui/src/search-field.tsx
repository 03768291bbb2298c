import { useStore } from '@nanostores/react'
import { useId, useRef, type ComponentProps } from 'react'
import { uiMessages } from './app/ui.messages.ts'
import controls from './control.module.css'
import { CloseIcon, SearchIcon } from './icon.tsx'
import { classNames } from './lib/class-names.ts'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** What is searched; 'Search' unless given. Read aloud, and shown as the placeholder. */
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A box that narrows a list while one types. */
export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  const messages = useStore(uiMessages)
  const fallback = useId()
  const box = useRef<HTMLInputElement>(null)
  const id = input.id ?? fallback
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    <div className={classNames(styles.search, className)}>
      <label htmlFor={id} className="visually-hidden">
        {label ?? messages.search}
      </label>
      <SearchIcon size={1.125} className={styles.glass} />
      <input
        placeholder={label ?? messages.search}
        {...input}
        ref={box}
        id={id}
        type="search"
        value={value}
        className={classNames(controls.control, styles.box)}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={messages.clearSearch} onClick={clear}>
          <CloseIcon size={1} />
        </button>
      )}
    </div>
  )
}
