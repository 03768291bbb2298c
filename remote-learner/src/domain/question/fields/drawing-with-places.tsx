import type { CSSProperties, ReactNode } from 'react'
import type { Question } from '@platform/shared-contracts/http'
import { DRAWING_WIDTH } from '../../figure/drawing.ts'
import { useFigure } from '../../figure/loaded-figures.ts'
import drawings from '../../figure/figures.module.css'
import classes from './fields.module.css'

type Point = Extract<Question, { kind: 'point' }>

interface Props extends Pick<Point, 'figure' | 'areas'> {
  /** What lies over the area, at its position. */
  readonly place: (index: number, style: CSSProperties) => ReactNode
}

/**
 * A drawing with something over each of its areas. The drawing itself is hidden from a screen reader, which reads the
 * names of the areas. Where the drawing is unknown to this release or cannot be loaded, the places stand in a row.
 */
export function DrawingWithPlaces({ figure, areas, place }: Props) {
  const known = useFigure(figure)
  if (!known || known.drawing === null)
    return <div className={classes.placesInRow}>{areas.map((_, index) => place(index, {}))}</div>
  const { height } = known.size
  const Drawing = known.drawing && 'ends' in known.drawing ? known.drawing.Drawing : known.drawing
  return (
    <div className={classes.drawing}>
      <svg viewBox={`0 0 ${DRAWING_WIDTH} ${height}`} className={drawings.drawing} aria-hidden="true">
        {Drawing && <Drawing />}
      </svg>
      {areas.map((area, index) =>
        place(index, {
          insetInlineStart: percent(area.x / DRAWING_WIDTH),
          insetBlockStart: percent(area.y / height),
          inlineSize: percent(area.width / DRAWING_WIDTH),
          blockSize: percent(area.height / height),
        }),
      )}
    </div>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
