import { yieldToBrowser } from './yield-to-browser.ts'

/** What the inline script (early-script.ts) recorded of the user's input before React was loaded. */
export interface EarlyInput {
  /** Clicked buttons and submitted forms, in order; links that lead elsewhere were left to the browser. */
  readonly actions: readonly { readonly kind: 'click' | 'submit'; readonly target: HTMLElement }[]
  /** Fields with new input. */
  readonly fields: ReadonlySet<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
  /** The list of remotes, once it was requested. */
  readonly remotes?: Promise<Response>
  /** Calls back at the first sign that the user wants to use the page; at once if there was one. */
  readonly whenUsed: (run: () => void) => void
  /** Stops recording, so that events reach React again. */
  readonly release: () => void
}

/** Replays the input that came before React listened: values of fields first, then clicks and submits in order. */
export async function replayEarlyInput({ actions, fields, release }: EarlyInput): Promise<void> {
  release()
  for (const field of fields) if (field.isConnected) announce(field)
  for (const { kind, target } of actions) {
    // A submit handler reads the state that React made from the fields, which exists only after React has rendered.
    await yieldToBrowser()
    if (!target.isConnected) continue
    if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  }
}

/** React ignores an event of a field if it believes that it already knows the value. */
interface Tracked {
  readonly _valueTracker?: { readonly setValue: (value: string) => void }
}

function announce(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    ;(field as Tracked)._valueTracker?.setValue(String(!field.checked))
    field.dispatchEvent(new Event('click', { bubbles: true }))
    return
  }
  ;(field as Tracked)._valueTracker?.setValue(`${field.value}\u0000`)
  // React hears a choice by its `change`, and typed text by its `input`.
  const event = /^(file|select)/.test(field.type) ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
