import { useLayoutEffect, useReducer, useRef } from 'react'

/** Shows a `<dialog>` as modal for as long as it is mounted: above everything, the page behind out of reach. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  // A dialog that the browser closed and that is mounted still has to be shown again.
  const [closings, showAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Removing an open dialog would not give the focus back; closing it does.
    return () => shown?.close()
  }, [closings])
  return { dialog, showAgain }
}
