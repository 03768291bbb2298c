import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'

const SIZE = [196, 260] as const
/** From the side, on its back: what seals to the face is up. */
const ON_ITS_BACK = 'M-46-8q46-14 92 0c4 26-14 44-34 50h-24c-20-6-38-24-34-50z'

/** The same mask, put away and left hanging. */
export function MaskStorage() {
  const t = useStore(respiratorFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={SIZE} text={t.storedRight}>
        <path d="M-76-44H76V52H-76z" className={classes.ground} />
        <path d="M-84-58H84v16H-84z" className={classes.guard} />
        <path d={ON_ITS_BACK} className={`${classes.paperless} ${classes.good}`} />
        <path d="M-38 18h-14v20h14zM38 18h14v20H38z" className={classes.wheel} />
        <path d="M-30-8q14 18 30 6t30-4" className={classes.accent} />
        <path d="m-12 76 9 10 18-22" className={classes.good} />
      </Panel>
      <Panel at={[204, 0]} size={SIZE} text={t.storedWrong}>
        <path d="M-20-82h40" className={classes.wire} />
        <path d="M0-82v14" className={classes.line} />
        <path d="M-34-18Q-8-72 0-70 8-72 30-22" className={classes.accent} />
        <path
          d="M-36-20q30 22 66-4c10 26-2 50-22 62h-24c-16-2-34-32-20-58z"
          className={`${classes.paperless} ${classes.bad}`}
        />
        <path d="M-40 10h-12v20h14zM28 4h14v20H28z" className={classes.wheel} />
        <circle cx="66" cy="-56" r="13" className={classes.badge} />
        <path
          d="M66-80v6M66-38v6M42-56h6M84-56h6M49-73l4 4M79-43l4 4M83-73l-4 4M53-43l-4 4"
          className={classes.measure}
        />
        <path d="M-70-30h1M-78 10h1M-64 40h1M64 20h1M78-10h1M60 46h1M-56-54h1" className={classes.accent} />
        <path d="m-11 60 22 22m0-22-22 22" className={classes.bad} />
      </Panel>
    </>
  )
}
