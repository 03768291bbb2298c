import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { scaffoldFigureMessages } from './scaffolds.messages.ts'
import classes from '../figures.module.css'
import own from './scaffold-tags.module.css'

/** Three tags as they hang at the ladder, in the colors that many sites use. */
export function ScaffoldTags() {
  const t = useStore(scaffoldFigureMessages)
  const tags = [
    { color: own.green, kind: 'printedStrong', text: t.tagReady },
    { color: own.yellow, kind: 'printedStrong', text: t.tagSpecial },
    { color: own.red, kind: 'printedStrong', text: t.tagStop },
  ] as const
  return (
    <>
      <path d="M4 20h392" className={classes.wire} />
      {tags.map(({ color, kind, text }, index) => {
        const left = index * 134 + 2
        return (
          <g key={text}>
            <path d={`M${left + 64} 22v30`} className={classes.line} />
            <path d={`M${left + 20} 40h88l20 22v208H${left}V62z`} className={color} />
            <circle cx={left + 64} cy="62" r="9" className={classes.paperless} />
            <path d={`M${left + 8} 90h112v84H${left + 8}z`} className={classes.paper} />
            <FigureText x={left + 64} y={126} text={text} kind={kind} isMiddle />
            <path
              d={`M${left + 8} 186h112v26H${left + 8}zM${left + 8} 218h112v26H${left + 8}z`}
              className={classes.paper}
            />
            <path d={`M${left + 16} 204h46M${left + 74} 204h34`} className={classes.signature} />
            <path
              d={`M${left + 16} 234c12-16 16 8 26-4s14 8 24-2 12 6 20-2 12 2 22-4`}
              className={classes.signature}
            />
          </g>
        )
      })}
      <FigureText x={200} y={304} text={t.tagFields} isMiddle />
      <FigureText x={200} y={332} text={t.noTag} kind="strong" isMiddle />
    </>
  )
}
