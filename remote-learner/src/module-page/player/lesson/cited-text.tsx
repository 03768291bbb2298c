import { textParts } from './cited-text.rule.ts'
import classes from './lesson.module.css'

/** A lesson's text with its strong words, and with links to the paragraphs it stands on. */
export function CitedText({ text }: { readonly text: string }) {
  return textParts(text).map((part, index) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>
    return (
      <span key={index}>
        {' '}
        <Citation cite={part.text} href={part.href} />
      </span>
    )
  })
}

export function Citation({ cite, href }: { readonly cite: string; readonly href: string }) {
  return (
    <cite className={classes.cite}>
      <a href={href} rel="noopener noreferrer" target="_blank">
        {cite}
      </a>
    </cite>
  )
}
