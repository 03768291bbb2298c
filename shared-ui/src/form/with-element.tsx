import type { RefCallback, RefObject } from 'react'

/** The binding of a field whose element the caller needs too, to select its text or to focus it. */
export function withElement<Binding extends { readonly ref: RefCallback<E> }, E>(
  binding: Binding,
  own: RefObject<E | null>,
): Binding {
  const ref = (element: E | null) => {
    own.current = element
    const clear = binding.ref(element)
    return () => {
      own.current = null
      if (clear) clear()
      else binding.ref(null)
    }
  }
  return { ...binding, ref }
}
