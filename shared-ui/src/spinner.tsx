import { classNames } from './lib/class-names.ts'
import styles from './spinner.module.css'

export type SpinnerSize = 'small' | 'medium' | 'large'

/** The moving ring alone; whoever uses it says in words what is being waited for. */
export function Spinner({ size = 'medium' }: { readonly size?: SpinnerSize }) {
  return <span className={classNames(styles.spinner, styles[size])} aria-hidden="true" />
}
