import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'

/** Gloves off, then soap and water; without a sink, cleanser comes between. */
export function HandWash() {
  const t = useStore(bloodborneFigureMessages)
  return (
    <>
      <g transform="translate(58 72)">
        <path d="M-34-6H14v52H-34z" className={own.skin} />
        <path
          d="M-40 14V-20q0-6 7-6t7 6V-36q0-6 7-6t7 6V-40q0-6 7-6t7 6V-32q0-6 7-6t7 6V14z"
          className={own.blue}
        />
        <path d="M-46 6q33 14 68 0v14q-35 14-68 0z" className={own.blue} />
        <path d="M38 26V-14m-8 9 8-9 8 9" className={classes.measure} />
      </g>
      <FigureText x={74} y={142} text={t.glovesOff} kind="strong" isMiddle />
      <path d="M114 74h30m-10-8 10 8-10 8" className={classes.measure} />
      <Sink top={0} />
      <FigureText x={266} y={46} text={t.soap} />
      <g transform="translate(58 254)">
        <path d="M-24-20h48v70h-48z" className={own.green} />
        <path d="M-8-34H8v14H-8zM-8-40h32v10" className={classes.line} />
        <path d="M24-24v12" className={classes.accent} />
        <path d="M-12 10h24M0-2v24" className={classes.line} />
      </g>
      <FigureText x={62} y={330} text={t.noSink} kind="strong" isMiddle />
      <path d="M114 262h30m-10-8 10 8-10 8" className={classes.measure} />
      <Sink top={188} />
      <FigureText x={266} y={232} text={t.cleanser} />
    </>
  )
}

function Sink({ top }: { readonly top: number }) {
  return (
    <g transform={`translate(156 ${top})`}>
      <path d="M16 96V34q0-18 18-18h16q14 0 14 14v8" className={classes.hood} />
      <path d="M64 44v44" className={classes.accent} />
      <path d="M36 74q6-14 22-8l18 4q12 4 4 12l-26 12q-18 2-22-8z" className={own.skin} />
      <circle cx="46" cy="66" r="6" className={classes.paper} />
      <circle cx="60" cy="60" r="8" className={classes.paper} />
      <circle cx="76" cy="66" r="5" className={classes.paper} />
      <path d="M0 96h104l-12 34H12z" className={own.metal} />
    </g>
  )
}
