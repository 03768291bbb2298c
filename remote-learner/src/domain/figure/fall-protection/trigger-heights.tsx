import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'

const FOOT = 18
const GROUND = 394

/** To scale, 18 units a foot, with people 6 ft tall: the height from which each setting requires protection. */
export function TriggerHeights() {
  const t = useStore(fallFigureMessages)
  const settings = [
    { feet: 4, number: t.fourFeet, text: t.generalIndustry },
    { feet: 6, number: t.sixFeetUp, text: t.construction },
    { feet: 10, number: t.overTenFeet, text: t.scaffolds },
    { feet: 15, number: t.overFifteenFeet, text: t.steelErection },
  ]
  return (
    <>
      {settings.map(({ feet, number, text }, index) => {
        const left = index * 100 + 4
        const top = GROUND - feet * FOOT
        return (
          <g key={text}>
            <path d={`M${left} ${top}h92v${feet * FOOT}h-92z`} className={classes.ground} />
            <path d={`M${left} ${top}h92`} className={classes.bad} />
            <Person at={[left + 46, top - 3]} scale={0.98} hat="brand" />
            <FigureText
              x={left + 46}
              y={number.includes('\n') ? top + 76 : top + 44}
              text={number}
              kind="strong"
              isMiddle
            />
            <FigureText x={left + 46} y={GROUND + 36} text={text} isMiddle />
          </g>
        )
      })}
      <path d={`M0 ${GROUND}h400v10H0z`} className={classes.ground} />
    </>
  )
}
