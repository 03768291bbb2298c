import styles from './partners.module.css'

interface PortraitProps {
  readonly firstName: string
  readonly lastName: string
  readonly isLarge?: boolean
}

/** Initials in the place of a photo. Decoration: the name stands beside it. */
export function Portrait({ firstName, lastName, isLarge = false }: PortraitProps) {
  return (
    <span className={isLarge ? styles.portraitLarge : styles.portrait} aria-hidden="true">
      {`${firstName.charAt(0)}${lastName.charAt(0)}`}
    </span>
  )
}
