import { AnimatedDrawing } from './animated-drawing.tsx'
import { DRAWING_WIDTH } from './drawing.ts'
import { useFigure, type Figure } from './loaded-figures.ts'
import classes from './figures.module.css'
import frame from './lesson-drawing.module.css'

interface Props {
  readonly name: string
  readonly alt: string
  readonly caption: string
}

/** Renders a drawing by its name. If it is unknown to this release or cannot be loaded, shows its text alternative. */
export function LessonDrawing({ name, alt, caption }: Props) {
  const figure = useFigure(name)
  return (
    <figure className={frame.figure}>
      {figure && figure.drawing !== null ? <Loadable figure={figure} alt={alt} /> : <p>{alt}</p>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Reserves the height of the drawing before it has loaded. */
function Loadable({ figure, alt }: { readonly figure: Figure; readonly alt: string }) {
  const { size, drawing } = figure
  if (size.steps !== undefined)
    return (
      <AnimatedDrawing
        animation={drawing && 'ends' in drawing ? drawing : undefined}
        steps={size.steps}
        height={size.height}
        alt={alt}
      />
    )
  const Drawing = drawing && 'ends' in drawing ? undefined : drawing
  return (
    <svg
      viewBox={`0 0 ${DRAWING_WIDTH} ${size.height}`}
      role="img"
      aria-label={alt}
      className={classes.drawing}
    >
      {Drawing && <Drawing />}
    </svg>
  )
}
