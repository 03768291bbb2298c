import own from './kit.module.css'

interface Props {
  /** Top of the shackle. */
  readonly x: number
  readonly y: number
  readonly color?: 'red' | 'blue' | 'green' | 'amber'
  readonly scale?: number
  readonly turn?: number
}

/** A closed padlock, hanging from the top of its shackle; 46 tall. */
export function Padlock({ x, y, color = 'red', scale = 1, turn = 0 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M-9 24V9a9 9 0 0 1 18 0v15" className={own.shackle} />
      <rect x="-15" y="20" width="30" height="26" rx="3" className={own[color]} />
      <circle cy="31" r="3.5" className={own.hole} />
      <path d="M0 33v6" className={own.shackle} />
    </g>
  )
}
