import { useStore } from '@nanostores/react'
import { Callout } from '../figure-parts.tsx'
import { Person } from '../kit/person.tsx'
import { scaffoldFigureMessages } from './scaffolds.messages.ts'
import classes from '../figures.module.css'

/** To scale, 1.9 units an inch: a platform 10 ft up, its rails, its toeboard and a person 70 in tall. */
export function ScaffoldEdge() {
  const t = useStore(scaffoldFigureMessages)
  return (
    <>
      <path d="M4 394h392v12H4z" className={classes.ground} />
      <path
        d="M30 394V90M142 394V90M30 280h112M30 394 142 280M142 394 30 280M30 280 142 172M142 280 30 172"
        className={classes.thin}
      />
      <path d="M22 164h128v10H22z" className={classes.badge} />
      <Person at={[84, 162]} scale={1.18} hat="brand" />
      <path d="M142 164V78M30 164V78" className={classes.line} />
      <path d="M136 78h14v14h-14z" className={classes.band} />
      <path d="M134 84h18M134 124h18" className={classes.accent} />
      <path d="M138 157h10v7h-10z" className={classes.good} />
      <path d="M176 174v220m-8-220h16m-16 220h16" className={classes.measure} />
      <path d="M222 394v-44M340 394v-44M214 358h134" className={classes.bad} />
      <Callout from={[142, 84]} to={[186, 44]} text={t.topRailRange} />
      <Callout from={[142, 124]} to={[186, 108]} text={t.midRailHalf} />
      <Callout from={[142, 160]} to={[186, 160]} text={t.toeBoardHigh} />
      <Callout from={[176, 250]} to={[200, 240]} text={t.aboveTen} />
      <Callout from={[280, 358]} to={[200, 328]} text={t.barricade} />
    </>
  )
}
