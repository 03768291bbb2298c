import { BRAND_BAND, BRAND_SHIELD, brandInitial, brandNameParts } from '@platform/shared-contracts/rules'
import styles from './brand-mark.module.css'
import { classNames } from '../lib/class-names.ts'

interface BrandMarkProps {
  readonly name: string
  /** The tenant's own logo replaces the generated mark. */
  readonly logoUrl?: string | null
  readonly size?: 'md' | 'lg'
}

/** The tenant's logo, or a mark and wordmark generated from its name in its colors. */
export function BrandMark({ name, logoUrl, size = 'md' }: BrandMarkProps) {
  if (logoUrl) return <img src={logoUrl} alt={name} className={classNames(styles.logo, styles[size])} />
  const [first, rest] = brandNameParts(name)
  return (
    <span className={classNames(styles.brand, styles[size])}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" focusable="false">
        <path className={styles.shield} d={BRAND_SHIELD} />
        <path className={styles.band} d={BRAND_BAND} />
        <text className={styles.initial} x="16" y="22.5" textAnchor="middle">
          {brandInitial(name)}
        </text>
      </svg>
      <span className={styles.words}>
        {first}
        {rest !== '' && <span className={styles.rest}> {rest}</span>}
      </span>
    </span>
  )
}
