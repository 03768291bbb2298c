import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'

/** A manhole, cut open: who is where during an entry, and where the permit is. */
export function PermitRoles() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <path d="M4 184h116v50H60v132h192V234h-60v-50h204v196H4z" className={classes.ground} />
      <Person at={[78, 184]} pose="point" hat="red" />
      <path d="M110 60v124M110 96h4" className={classes.thin} />
      <path d="M104 130v54M208 130v54M104 140h104M104 160h104" className={classes.accent} />
      <path
        d="M148 176v164M164 176v164M148 200h16M148 224h16M148 248h16M148 272h16M148 296h16M148 320h16"
        className={classes.thin}
      />
      <Person at={[112, 366]} pose="down" hat="amber" scale={0.94} />
      <path d="M112 302v8h10v-8z" className={own.green} />
      <Person at={[262, 184]} pose="hold" hat="blue" />
      <path d="M282 116l18-6v28l-18 6z" className={classes.paper} />
      <path d="M353 60v124" className={classes.line} />
      <path d="M310 66h86v72h-86z" className={classes.paper} />
      <FigureText x={353} y={92} text={t.permit} kind="printed" isMiddle />
      <path d="M322 106h60M322 120h44" className={own.ink} />
      <FigureText x={68} y={22} text={t.attendant} isMiddle />
      <FigureText x={252} y={22} text={t.supervisor} isMiddle />
      <path d="M130 330h118" className={classes.measure} />
      <FigureText x={257} y={286} text={t.entrant} />
    </>
  )
}
