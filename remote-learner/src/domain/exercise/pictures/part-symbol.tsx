import { GHS_SYMBOLS, type GhsSymbol } from '../../figure/hazard-communication/ghs-symbols.ts'
import { GhsPictogram } from '../../figure/hazard-communication/ghs-pictogram.tsx'
import classes from './pictures.module.css'

/** A pictogram beside its name; nothing for one that this release does not know. */
export function PartSymbol({ name }: { readonly name: string }) {
  if (!(name in GHS_SYMBOLS)) return null
  return (
    <svg viewBox="-50 -50 100 100" className={classes.symbol} aria-hidden="true">
      <GhsPictogram name={name as GhsSymbol} />
    </svg>
  )
}
