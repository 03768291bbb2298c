import { useStore } from '@nanostores/react'
import { figureMessages } from './figure.messages.ts'
import classes from './figures.module.css'

const SYMBOLS = {
  prepare: 'M-20-22h40v44h-40zM-11-9h22M-11 3h22M-11 15h13',
  shutDown: 'M0-24V-2M-13-17a21 21 0 1 0 26 0',
  isolate: 'M-26 18h14L14-16M12 18h14M-12 10v16M12 10v16',
  lock: 'M-17-2h34v24h-34zM-10-2v-9a10 10 0 0 1 20 0v9M0 8v6',
  release: 'M-24-20h16v42h-16zM-2-14c14 0 6 14 20 14M-2 4c14 0 6 14 20 14',
  verify: 'm-20 2 14 15L22-17',
}

/** The six steps in their order, three in a row. */
export function LockoutSteps() {
  const t = useStore(figureMessages)
  const steps = [
    { symbol: SYMBOLS.prepare, text: t.prepare },
    { symbol: SYMBOLS.shutDown, text: t.shutDown },
    { symbol: SYMBOLS.isolate, text: t.isolate },
    { symbol: SYMBOLS.lock, text: t.lock },
    { symbol: SYMBOLS.release, text: t.release },
    { symbol: SYMBOLS.verify, text: t.verify },
  ]
  return steps.map(({ symbol, text }, index) => (
    <g key={text} transform={`translate(${(index % 3) * 160 + 80} ${Math.floor(index / 3) * 145 + 60})`}>
      <rect x="-70" y="-52" width="140" height="126" rx="12" className={classes.ground} />
      <path d={symbol} className={index === 5 ? classes.good : classes.line} />
      <circle cx="-52" cy="-34" r="15" className={classes.badge} />
      <text x="-52" y="-27.5" className={classes.badgeText}>
        {index + 1}
      </text>
      <text y="58" className={`${classes.small} ${classes.middle}`}>
        {text}
      </text>
    </g>
  ))
}
