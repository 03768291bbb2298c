import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Padlock } from '../kit/padlock.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'

/** A disconnect held off by a hasp with two locks, and the tag of one of the two people. */
export function LockTagHasp() {
  const t = useStore(lockoutFigureMessages)
  const parts = [
    { text: t.device, from: '166 66', y: 46 },
    { text: t.hasp, from: '162 190', y: 142 },
    { text: t.oneLock, from: '196 252', y: 246 },
    { text: t.tag, from: '112 352', y: 330 },
  ]
  return (
    <>
      <rect x="24" y="12" width="126" height="132" rx="6" className={own.metal} />
      <path d="M48 34h54M48 48h38" className={classes.thin} />
      <Switch />
      <Hasp />
      <Padlock x={135} y={204} color="blue" scale={1.3} turn={26} />
      <Padlock x={157} y={204} color="red" scale={1.3} turn={-26} />
      <path d="M104 250q-26 12-34 42" className={classes.thin} />
      <Tag />
      {parts.map(({ text, from, y }) => (
        <g key={text}>
          <path d={`M${from} 208 ${y}h10`} className={classes.measure} />
          <FigureText x={226} y={y + 6} text={text} />
        </g>
      ))}
    </>
  )
}

/** The lever at the side of the box, down: off. `I` and `O` are printed on such boxes in every language. */
function Switch() {
  return (
    <>
      <path d="M118 66v18" className={classes.line} />
      <circle cx="118" cy="120" r="9" className={classes.line} />
      <path d="M150 66h14v28h-14z" className={own.metal} />
      <path d="M150 84h16l-18 62h-18z" className={own.red} />
      <circle cx="146" cy="136" r="6" className={own.hole} />
    </>
  )
}

function Hasp() {
  return (
    <>
      <path d="M132 166v-16a14 14 0 0 1 28 0v16" className={own.shackle} />
      <path d="M124 164h44v56a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8z" className={own.red} />
      {[182, 208].map((y) => (
        <g key={y}>
          <circle cx="136" cy={y} r="5" className={own.hole} />
          <circle cx="156" cy={y} r="5" className={own.hole} />
        </g>
      ))}
    </>
  )
}

function Tag() {
  const t = useStore(lockoutFigureMessages)
  return (
    <>
      <path d="M22 284h92a8 8 0 0 1 8 8v126H14V292a8 8 0 0 1 8-8z" className={classes.paper} />
      <path d="M14 304h108v28H14z" className={own.red} />
      <circle cx="68" cy="294" r="5" className={own.hole} />
      <text x="68" y="325" className={own.printOnRed}>
        {t.tagDanger}
      </text>
      <FigureText x={68} y={356} text={t.tagText} kind="printedStrong" isMiddle />
      <path d="M24 388h88" className={own.ink} />
      <FigureText x={68} y={409} text={t.tagName} kind="printed" isMiddle />
    </>
  )
}
