import { useStore } from '@nanostores/react'
import { statisticsMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'

export function HowToRead({ lines }: { readonly lines: readonly string[] }) {
  const t = useStore(statisticsMessages)
  return (
    <section className={classes.about} aria-labelledby="how-to-read">
      <h2 id="how-to-read">{t.howTo}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
