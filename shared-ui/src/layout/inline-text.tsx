import { Link } from 'react-router-dom'
import { inlineParts, type InlinePart } from '../lib/inline-text.rule.ts'

/** Editorial text with its strong words and links. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineParts(text).map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { readonly part: InlinePart }) {
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  if (part.kind === 'text') return part.text
  if (part.href.startsWith('/')) return <Link to={part.href}>{part.text}</Link>
  return (
    <a href={part.href} rel="noopener noreferrer">
      {part.text}
    </a>
  )
}
