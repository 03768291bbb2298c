import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { scaffoldFigureMessages } from './scaffolds.messages.ts'
import classes from '../figures.module.css'
import own from './scaffold-ties.module.css'

const BAY = 'M0 0v-70h35V0M0 0 35-70M35 0 0-70'

/** To scale, 7 units a foot: 5 ft wide, first 20 ft and then 40 ft high. */
function ScaffoldTies() {
  const t = useStore(scaffoldFigureMessages)
  return (
    <>
      <path d="M252 10h140v306H252z" className={classes.ground} />
      <path d="M270 44h44v40h-44zM270 160h44v40h-44z" className={classes.frame} />
      <path d="M4 316h392v12H4z" className={classes.ground} />
      <g className={own.scaffold}>
        <path d={BAY} className={classes.line} />
        <path d="M0-70v-70h35v70M0-70 35-140M35-70 0-140" className={classes.line} />
        <path d="M-6-146h47v7H-6z" className={`${classes.badge} ${own.low}`} />
        <g className={own.high}>
          <path
            d="M0-140v-140h35v140M0-140 35-210M35-140 0-210M0-210h35M0-210 35-280M35-210 0-280"
            className={classes.line}
          />
          <path d="M-6-286h47v7H-6z" className={classes.badge} />
        </g>
      </g>
      <g className={own.base}>
        <path d="M190 336h35m-35-6v12m35-12v12" className={classes.measure} />
        <FigureText x={184} y={352} text={t.fiveFeetWide} isEnd />
      </g>
      <g className={own.four}>
        <path d="M166 316V176m-8 140h16m-16-140h16" className={classes.measure} />
        <FigureText x={150} y={254} text={t.twentyFeet} kind="strong" isEnd />
      </g>
      <path d="M290 30h-46m12-10-12 10 12 10" className={`${classes.bad} ${own.push}`} />
      <path d="M225 176h27M225 36h27" className={`${classes.good} ${own.ties}`} />
      <path d="M225 214h27" className={`${classes.good} ${own.extra}`} />
      <path d="m232 168 14 16m0-16-14 16" className={`${classes.bad} ${own.removed}`} />
    </>
  )
}

function useSteps() {
  const t = useStore(scaffoldFigureMessages)
  return [t.tiesFour, t.tiesTip, t.tiesHold, t.tiesReplace]
}

export const scaffoldTies = { Drawing: ScaffoldTies, ends: [3, 6.5, 9.5, 13], useSteps }
