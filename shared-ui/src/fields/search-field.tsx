import { useStore } from '@nanostores/react'
import { useId, useRef, useState, type ComponentProps } from 'react'
import { searchFieldMessages } from '../app/field.messages.ts'
import controls from './control.module.css'
import { CloseIcon, SearchIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Label and placeholder; 'Search' by default. Announced by screen readers. */
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search box that filters a list while the user types. */
export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  const messages = useStore(searchFieldMessages)
  const fallback = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useTyped(value)
  const type = (typed: string) => {
    setText(typed)
    onChange(typed)
  }
  const id = input.id ?? fallback
  const clear = () => {
    type('')
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
        value={text}
        className={classNames(controls.control, styles.box)}
        onChange={(event) => type(event.target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={messages.clear} onClick={clear}>
          <CloseIcon size={1} />
        </button>
      )}
    </div>
  )
}

/**
 * The text in a box, and a setter. A `value` from the URL arrives a few keystrokes late, because the router gives
 * priority to other updates: what was typed since then must not be lost. A value that was not typed here replaces
 * the text.
 */
export function useTyped(value: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, seen: value, reported: [] as readonly string[] })
  if (value !== typed.seen) {
    const known = typed.reported.indexOf(value) + 1
    setTyped({
      text: known ? typed.text : value,
      seen: value,
      reported: known ? typed.reported.slice(known) : [],
    })
  }
  // Not by a function of the state: React gives it the state of the last rendering, even of one that was given up.
  return [typed.text, (text) => setTyped({ ...typed, text, reported: [...typed.reported, text] })]
}
