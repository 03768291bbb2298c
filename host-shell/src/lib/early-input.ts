/** What the inline script (early-script.ts) recorded of the user's input before React was loaded. */
export interface EarlyInput {
  /** Buttons that were clicked and forms that were sent, in order; links went their own way. */
  readonly actions: readonly { readonly kind: 'click' | 'submit'; readonly target: HTMLElement }[]
  /** Fields that were typed in or chosen from. */
  readonly fields: ReadonlySet<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
  /** The list of remotes, once it was requested. */
  readonly remotes?: Promise<Response>
  /** Calls back at the first sign that the user wants to use the page; at once if there was one. */
  readonly whenUsed: (run: () => void) => void
  /** Ends the keeping and lets everything through again. */
  readonly release: () => void
}

/** Replays the input that came before React listened: values of fields first, then clicks and submits in order. */
export async function replayEarlyInput({ actions, fields, release }: EarlyInput): Promise<void> {
  release()
  for (const field of fields) if (field.isConnected) announce(field)
  for (const { kind, target } of actions) {
    // A form that is sent reads what React made of its fields, which is only there after React's own turn.
    await new Promise((resolve) => setTimeout(resolve))
    if (!target.isConnected) continue
    if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  }
}

/** React ignores an event of a field whose value it believes to know already. */
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
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
