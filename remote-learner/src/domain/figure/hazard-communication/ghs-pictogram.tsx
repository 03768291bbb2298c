import { GHS_SYMBOLS, type GhsSymbol } from './ghs-symbols.ts'
import classes from './ghs-pictogram.module.css'

/** A black symbol on white in a red frame on its point, as it stands on labels; 96 high around its middle. */
export function GhsPictogram({ name }: { readonly name: GhsSymbol }) {
  const { fill, stroke } = GHS_SYMBOLS[name]
  return (
    <>
      <path d="M0-46 46 0 0 46-46 0z" className={classes.diamond} />
      <g transform="translate(-25 -26) scale(.5)">
        <path d={fill} className={classes.symbol} />
        <path d={stroke} className={classes.symbolLine} />
      </g>
    </>
  )
}
