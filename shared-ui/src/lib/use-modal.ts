import { useLayoutEffect, useReducer, useRef } from 'react'

/** Shows a `<dialog>` as modal for as long as it is mounted: above everything, the page behind out of reach. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false)
  // A dialog that the browser closed and that is mounted still has to be shown again.
  const [closings, showAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    isShown.current = true
    return () => {
      isShown.current = false
      // Removing an open dialog would not give the focus back; closing it does.
      shown?.close()
    }
  }, [closings])
  /**
   * Whether the user closed it. Its `close` event also comes, and late, after React took the dialog away or hid it
   * because its content waits for code; by then it may even be shown again.
   */
  const isClosedByUser = () => isShown.current && dialog.current?.open === false
  return { dialog, isClosedByUser, showAgain }
}
