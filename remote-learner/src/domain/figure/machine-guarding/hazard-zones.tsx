import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'

/** Four kinds of places where a machine can injure a person; the danger is red. */
export function HazardZones() {
  const t = useStore(machineFigureMessages)
  return (
    <>
      <Panel left={0} top={0} text={t.pointOfOperation}>
        <path d="M-80 34H80v14H-80z" className={classes.wood} />
        <path d="M-66 26H66v8H-66z" className={classes.ground} />
        <path d="M-44-52h88v30h-88z" className={classes.ground} />
        <path d="M-30-22h60l-30 26z" className={classes.danger} />
        <path d="M0-66v10m-6-5 6 7 6-7" className={classes.line} />
      </Panel>
      <Panel left={204} top={0} text={t.nipPoint}>
        <circle cy="-32" r="28" className={classes.ground} />
        <circle cy="28" r="28" className={classes.ground} />
        <path d="M-26-3a44 44 0 0 1 26-2 44 44 0 0 1-26-2z" className={classes.danger} />
        <path d="m-38-14 34 12-34 12z" className={classes.danger} />
        <path
          d="M-14-38a15 15 0 1 1 20 18m-8-2 8 2 1-8M14 34a15 15 0 1 0-20 0m1-7-1 8 8 1"
          className={classes.line}
        />
        <path d="M-84-2h40m-10-7 10 7-10 7" className={classes.measure} />
      </Panel>
      <Panel left={0} top={180} text={t.rotatingPart}>
        <path d="M-84-14h168v24H-84z" className={classes.ground} />
        <path d="M-22-30h44v56h-44z" className={classes.danger} />
        <path d="M-10-30v-8H4v8M-10 26v8H4v-8" className={classes.line} />
        <path d="M46-34c22 12 22 50 0 62m-1-9 0 10 10 0" className={classes.line} />
      </Panel>
      <Panel left={204} top={180} text={t.flyingChips}>
        <circle cx="-34" cy="-6" r="38" className={classes.ground} />
        <circle cx="-34" cy="-6" r="8" className={classes.body} />
        <path d="M2 34h54v12H2z" className={classes.wood} />
        <path
          d="M10 20 36-8M18 22l46-22M8 14 18-24M34 30l42-6"
          className={`${classes.bad} ${classes.dashed}`}
        />
        <path d="M-62-44a46 46 0 0 1 46-6m-8-5 9 5-6 8" className={classes.line} />
      </Panel>
    </>
  )
}

interface PanelProps {
  readonly left: number
  readonly top: number
  readonly text: string
  readonly children: React.ReactNode
}

function Panel({ left, top, text, children }: PanelProps) {
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect x="1.5" y="1.5" width="193" height="165" rx="12" className={classes.frame} />
      <g transform="translate(98 62) scale(.84)">{children}</g>
      <FigureText x={98} y={text.includes('\n') ? 132 : 144} text={text} isMiddle />
    </g>
  )
}
