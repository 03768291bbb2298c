import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { NumberBadge } from '../kit/number-badge.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'

const HAND =
  'M-20 34V10L-38-6q-7-8 1-13q6-4 12 3L-18-6V-36a7 7 0 0 1 14 0V-8h1V-44a7 7 0 0 1 14 0V-8h1V-38a7 7 0 0 1 14 0V-4h1V-24a6 6 0 0 1 12 0V14q0 8-7 14v6z'
/** A hand from the side with its thumb and a finger stretched out. */
const PINCH = 'M64-18H20Q6-20-6-12L-26-2q-8 6-2 12 5 4 12 0l16-8-14 16q-6 8 0 12 6 3 12-3L16 16h48z'
const BUNDLE = 'M-16 2q-6-14 6-18 12-8 20 2 12 2 8 14 2 14-12 14-18 4-22-12z'

/** The clean side stays inside, and the outside touches no skin. */
export function GloveRemoval() {
  const t = useStore(bloodborneFigureMessages)
  return (
    <>
      <Step number={1} text={t.pinch}>
        <Hand hand={own.blue} />
        <g transform="translate(126 104)">
          <path d={PINCH} className={own.blue} />
        </g>
      </Step>
      <Step number={2} text={t.peel}>
        <Hand hand={own.skin} />
        <g transform="translate(126 92)">
          <path d={BUNDLE} transform="translate(-22 8)" className={own.blue} />
          <path d={PINCH} className={own.blue} />
        </g>
      </Step>
      <Step number={3} text={t.underCuff}>
        <Hand hand={own.blue} />
        <path d={BUNDLE} transform="translate(76 66)" className={own.blue} />
        <path d="M192 92h-50l-40 14q-8 4-6 9 3 5 10 3l34-8v22h52z" className={own.skin} />
        <path d="M52 96h60v26H52z" className={own.cuff} />
      </Step>
      <Step number={4} text={t.overFirst}>
        <path d="M62 126q-8-50 34-56 44-2 40 54z" className={own.blue} />
        <path d={BUNDLE} transform="translate(98 104) scale(.8)" className={own.blueInside} />
        <path d="M98 22v32m-9-9 9 9 9-9" className={classes.measure} />
      </Step>
    </>
  )
}

/** One hand with its fingers up. */
function Hand({ hand }: { readonly hand: string | undefined }) {
  return (
    <>
      <path d="M62 96h40v40H62z" className={own.skin} />
      <path d={HAND} transform="translate(80 78) scale(1.1)" className={hand} />
    </>
  )
}

interface StepProps {
  readonly number: number
  readonly text: string
  readonly children: React.ReactNode
}

function Step({ number, text, children }: StepProps) {
  const left = ((number - 1) % 2) * 204
  const top = number > 2 ? 204 : 0
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect x="1.5" y="1.5" width="193" height="136" rx="12" className={classes.frame} />
      {children}
      <NumberBadge x={22} y={22} number={number} />
      <FigureText x={98} y={162} text={text} isMiddle />
    </g>
  )
}
