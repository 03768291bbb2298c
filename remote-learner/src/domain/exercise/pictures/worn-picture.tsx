import { WEARABLE, type Wearable } from '@platform/shared-contracts/rules'
import drawings from '../../figure/figures.module.css'
import classes from './pictures.module.css'

const SHAPES: Readonly<Record<Wearable, { readonly d: string; readonly look: string | undefined }>> = {
  coverall: {
    d: 'M62 96h76l30 70-16 8-22-38v74l8 96h-30l-8-76-8 76H62l8-96v-74l-22 38-16-8z',
    look: drawings.zone3,
  },
  boots: {
    d: 'M60 296h30v22H52v-12zM110 296h30l8 10v12h-38z',
    look: drawings.wood,
  },
  vest: {
    d: 'M70 98h60l6 84H64zM92 98v84M108 98v84',
    look: drawings.zone2,
  },
  apron: {
    d: 'M76 112h48l14 120H62z',
    look: drawings.zone4,
  },
  harness: {
    d: 'M74 98 126 190M126 98 74 190M66 190h68',
    look: drawings.accent,
  },
  gloves: {
    d: 'M26 158c10-6 24 0 24 12s-12 22-22 18-12-24-2-30zM174 158c-10-6-24 0-24 12s12 22 22 18 12-24 2-30z',
    look: drawings.badge,
  },
  respirator: {
    d: 'M84 62c0-12 32-12 32 0v14c0 12-32 12-32 0zM72 66h12v14H72zM116 66h12v14h-12z',
    look: drawings.wood,
  },
  glasses: {
    d: 'M76 46h20v12H76zM104 46h20v12h-20zM96 52h8M70 50h6M124 50h6',
    look: drawings.line,
  },
  goggles: {
    d: 'M74 44h52v18H74zM66 52h8M126 52h8',
    look: drawings.line,
  },
  shield: {
    d: 'M68 36h64v48c-18 14-46 14-64 0z',
    look: drawings.band,
  },
  earmuffs: {
    d: 'M62 44h12v24H62zM126 44h12v24h-12z',
    look: drawings.badge,
  },
  plugs: {
    d: 'M64 54h10v8H64zM126 54h10v8h-10z',
    look: drawings.danger,
  },
  helmet: {
    d: 'M62 40c0-44 76-44 76 0h10v8H52v-8z',
    look: drawings.badge,
  },
}

interface Props {
  readonly worn: readonly string[]
}

/** A person from the front, with what they wear. The list beside it says the same. */
export function WornPicture({ worn }: Props) {
  return (
    <svg viewBox="0 0 200 330" className={classes.worn} aria-hidden="true">
      <circle cx="100" cy="56" r="32" className={drawings.ground} />
      <path d="M88 54h4M108 54h4M92 70c5 4 11 4 16 0" className={drawings.line} />
      <path
        d="M72 96h56l26 68-14 6-16-34v70l6 96h-26l-4-80-4 80H70l6-96v-70l-16 34-14-6z"
        className={drawings.ground}
      />
      {WEARABLE.filter((part) => worn.includes(part)).map((part) => (
        <path key={part} d={SHAPES[part].d} className={SHAPES[part].look} />
      ))}
    </svg>
  )
}
