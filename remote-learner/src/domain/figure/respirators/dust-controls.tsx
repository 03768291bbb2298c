import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { Person } from '../kit/person.tsx'
import { Face, Filters, MASK } from './face.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'

const SIZE = [196, 206] as const

function Saw() {
  return (
    <>
      <path d="M-70 26H30v22H-70z" className={classes.wheel} />
      <circle cx="-6" cy="14" r="26" className={classes.ground} />
      <path d="M-34 8a30 30 0 0 1 58-4l30-16 8 14-34 18" className={classes.guard} />
    </>
  )
}

/** Four answers to the dust of one cut, the best one first. */
export function DustControls() {
  const t = useStore(respiratorFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={SIZE} text={t.eliminate}>
        <path d="M0-70v30M-46-16 0-40 46-16" className={classes.line} />
        <path d="M-60-16H60V26H-60z" className={classes.wheel} />
        <path d="M-38-16v42M38-16v42" className={classes.thin} />
        <path d="m-12 46 9 10 18-22" className={classes.good} />
      </Panel>
      <Panel at={[204, 0]} size={SIZE} text={t.engineer}>
        <Saw />
        <path d="M62-56C30-62 4-50-2-30" className={classes.accent} />
        <path d="M-8-24-14-10M0-24V-8M8-24l6 14M-26 6l-8 12M16 8l8 12" className={classes.water} />
      </Panel>
      <Panel at={[0, 214]} size={SIZE} text={t.organize}>
        <g transform="translate(-22 0) scale(.66)">
          <Saw />
        </g>
        <Person at={[-58, 48]} scale={0.72} hat="brand" />
        <path d="M22-60V56" className={`${classes.bad} ${classes.dashed}`} />
        <Person at={[52, 48]} scale={0.72} hat="brand" />
        <Person at={[80, 48]} scale={0.72} hat="brand" />
      </Panel>
      <Panel at={[204, 214]} size={SIZE} text={t.protect}>
        <g transform="translate(0 8) scale(.52)">
          <Face />
          <path d={MASK} className={`${classes.paperless} ${classes.good}`} />
          <Filters />
        </g>
      </Panel>
      {[0, 1, 2, 3].map((index) => (
        <NumberBadge
          key={index}
          x={(index % 2) * 204 + 22}
          y={Math.floor(index / 2) * 214 + 22}
          number={index + 1}
        />
      ))}
    </>
  )
}
