import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'
import own from './fall-unfolds.module.css'

/** To scale, 16 units a foot, from the anchor at the height of the back D-ring down to the lower level. */
function FallUnfolds() {
  const t = useStore(fallFigureMessages)
  return (
    <>
      <path d="M4 32h216v12H4z" className={classes.ground} />
      <path d="M4 118h88v198H4z" className={classes.ground} />
      <path d="M4 318h388v14H4z" className={classes.ground} />
      <path d="M70 38c20 60 70 60 100 0" className={`${classes.accent} ${own.slack}`} />
      <path d="M170 38v100" className={`${classes.accent} ${own.lanyard}`} />
      <circle cx="170" cy="38" r="8" className={classes.badge} />
      <g className={own.worker}>
        <circle cy="-11" r="9" className={classes.body} />
        <path d="M0 4v34l-8 40m8-40 8 40M0 10l-13 28M0 10l13 28" className={classes.limb} />
      </g>
      <g className={own.free}>
        <rect x="200" y="38" width="22" height="94" className={classes.zone1} />
        <FigureText x={234} y={92} text={t.unfoldFree} kind="strong" />
      </g>
      <g className={own.slowing}>
        <rect x="200" y="134" width="22" height="54" className={classes.zone2} />
        <FigureText x={234} y={168} text={t.unfoldSlowing} kind="strong" />
      </g>
      <g className={own.total}>
        <rect x="200" y="190" width="22" height="78" className={classes.zone3} />
        <FigureText x={234} y={236} text={t.unfoldBody} kind="strong" />
        <rect x="200" y="270" width="22" height="46" className={classes.zone4} />
        <FigureText x={234} y={300} text={t.unfoldSpare} kind="strong" />
      </g>
      <g className={own.close}>
        <path d="M94 230h298v14H94z" className={classes.ground} />
        <path d="M94 230h298" className={classes.bad} />
        <path d="M250 38v190m-8-10 8 10 8-10m-16-180h16" className={classes.measure} />
        <FigureText x={268} y={140} text={t.unfoldTwelve} kind="strong" />
        <path d="m138 208-18-10m82 10 18-10m-64-6-6-20m40 20 6-20" className={`${classes.bad} ${own.hit}`} />
      </g>
    </>
  )
}

function useSteps() {
  const t = useStore(fallFigureMessages)
  return [t.unfoldTied, t.unfoldFalls, t.unfoldStops, t.unfoldAdds, t.unfoldHits]
}

export const fallUnfolds = { Drawing: FallUnfolds, ends: [2.5, 5, 8, 11, 14], useSteps }
