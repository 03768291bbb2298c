import { replayEarlyInput, type EarlyInput } from '../lib/early-input.ts'

type Action = EarlyInput['actions'][number]
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Listens on a drawn page; answers what gives the real one, once it stands in its place, what was done to the drawn. */
export function keepInput(drawn: HTMLElement): (page: HTMLElement) => Promise<void> {
  const actions: Action[] = []
  const fields = new Set<Field>()
  let focused: Element | null = null
  const on = (type: string, run: (target: HTMLElement, event: Event) => void) =>
    drawn.addEventListener(type, (event) => run(event.target as HTMLElement, event))
  on('click', (target, event) => {
    const button = target.closest<HTMLButtonElement>('a,button,[role=button],[role=tab]')
    // Links are followed as ever; a button that sends its form is heard as that.
    if (!button || button.closest('a[href]') || (button.form && button.type === 'submit')) return
    event.preventDefault()
    actions.push({ kind: 'click', target: button })
  })
  on('submit', (target, event) => {
    event.preventDefault()
    actions.push({ kind: 'submit', target })
  })
  for (const type of ['input', 'change']) on(type, (target) => void fields.add(target as Field))
  on('focusin', (target) => (focused = target))
  on('focusout', () => {
    // Not where the field itself was taken away.
    if (drawn.isConnected) focused = null
  })
  return (page) => {
    const typed = [...fields].map((field) => withValueOf(field, twinIn(page, field, drawn)))
    const done = actions.map(({ kind, target }) => ({ kind, target: twinIn(page, target, drawn) }))
    if (focused) twinIn(page, focused as HTMLElement, drawn)?.focus({ preventScroll: true })
    return replayEarlyInput({
      actions: done.filter((one): one is Action => one.target !== null),
      fields: new Set(typed.filter((field) => field !== null)),
      whenUsed: () => undefined,
      release: () => undefined,
    })
  }
}

/** The element in the same place, where it is the same. */
function twinIn<Kind extends HTMLElement>(page: HTMLElement, one: Kind, drawn: HTMLElement): Kind | null {
  const way: number[] = []
  for (let at: Element = one; at !== drawn; at = at.parentElement)
    if (at.parentElement) way.unshift([...at.parentElement.children].indexOf(at))
    else return null
  const twin = way.reduce<Element | undefined>((at, index) => at?.children[index], page)
  return twin?.tagName === one.tagName && twin.textContent === one.textContent ? (twin as Kind) : null
}

function withValueOf(field: Field, twin: Field | null): Field | null {
  if (!twin) return null
  if (twin instanceof HTMLInputElement && /^(checkbox|radio)$/.test(twin.type))
    twin.checked = (field as HTMLInputElement).checked
  else twin.value = field.value
  return twin
}
