import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'

const SHELL = 'M-50 0C-50-64 50-64 50 0h14v9H-64V0z'

/** What the markings on a helmet stand for: where it takes a blow, and what voltage it was tested for. */
export function HelmetTypes() {
  const t = useStore(equipmentFigureMessages)
  const marks = [
    { x: 66, letter: 'G', text: t.classG, bolt: own.flow },
    { x: 200, letter: 'E', text: t.classE, bolt: own.flow },
    { x: 334, letter: 'C', text: t.classC, bolt: null },
  ]
  return (
    <>
      <Head x={100}>
        <path d="M0-92v30m-9-9 9 9 9-9" className={classes.accent} />
      </Head>
      <Head x={300}>
        <path
          d="M0-92v30m-9-9 9 9 9-9M-96-14h28m-9-9 9 9-9 9M96-14H68m9-9-9 9 9 9"
          className={classes.accent}
        />
      </Head>
      <FigureText x={100} y={196} text={t.type1} isMiddle />
      <FigureText x={300} y={196} text={t.type2} isMiddle />
      {marks.map(({ x, letter, text, bolt }) => (
        <g key={letter} transform={`translate(${x} 322)`}>
          <path d={SHELL} className={own.amber} transform="scale(.9)" />
          <FigureText x={0} y={-10} text={letter} kind="printedStrong" isMiddle />
          {bolt && <path d="m6-78-10 16h12l-10 16" className={bolt} />}
          <FigureText x={0} y={42} text={text} isMiddle />
        </g>
      ))}
    </>
  )
}

interface HeadProps {
  readonly x: number
  readonly children: React.ReactNode
}

function Head({ x, children }: HeadProps) {
  return (
    <g transform={`translate(${x} 100)`}>
      <path d="M-40 4h80v16c0 36-20 52-40 52s-40-16-40-52z" className={own.skin} />
      <circle cx="-15" cy="24" r="4" className={classes.body} />
      <circle cx="15" cy="24" r="4" className={classes.body} />
      <path d="M-10 50q10 6 20 0" className={classes.line} />
      <path d={SHELL} className={own.red} />
      {children}
    </g>
  )
}
