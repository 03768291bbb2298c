import { classNames } from '../lib/class-names.ts'
import styles from './spinner.module.css'

export type SpinnerSize = 'small' | 'medium' | 'large'

/** The moving ring alone; the caller adds a text that says what the user is waiting for. */
export function Spinner({ size = 'medium' }: { readonly size?: SpinnerSize }) {
  return <span className={classNames(styles.spinner, styles[size])} aria-hidden="true" />
}
