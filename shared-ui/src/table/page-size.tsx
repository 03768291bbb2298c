import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { tableMessages } from '../app/table.messages.ts'
import styles from './page-size.module.css'
import { SelectField } from '../fields/select-field.tsx'

interface PageSizeProps {
  readonly size: number
  readonly sizes: readonly number[]
  readonly onSize: (size: number) => void
}

/** How many rows a page has. Apart from the pagination, because the lists of visitors offer no choice. */
export function PageSize({ size, sizes, onSize }: PageSizeProps) {
  const messages = useStore(tableMessages)
  const number = new Intl.NumberFormat(useStore(locale))
  return (
    <SelectField
      label={messages.pageSize}
      className={styles.size}
      value={String(size)}
      options={sizes.map((choice) => ({ value: String(choice), label: number.format(choice) }))}
      onChange={({ target }) => onSize(Number(target.value))}
    />
  )
}
