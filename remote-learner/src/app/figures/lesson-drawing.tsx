import { DRAWING_WIDTH, findDrawing } from './find-drawing.ts'
import classes from './figures.module.css'

interface Props {
  readonly name: string
  readonly alt: string
  readonly caption: string
}

/** Renders a drawing by its name. If this release does not know the drawing yet, shows its text alternative. */
export function LessonDrawing({ name, alt, caption }: Props) {
  const drawing = findDrawing(name)
  return (
    <figure className={classes.figure}>
      {drawing ? (
        <svg
          viewBox={`0 0 ${DRAWING_WIDTH} ${drawing.height}`}
          role="img"
          aria-label={alt}
          className={classes.drawing}
        >
          <drawing.Drawing />
        </svg>
      ) : (
        <p>{alt}</p>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
