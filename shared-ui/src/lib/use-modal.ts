import { useLayoutEffect, useRef } from 'react'

/** Shows a `<dialog>` as modal for as long as it is mounted: above everything, the page behind out of reach. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Removing an open dialog would not give the focus back; closing it does.
    return () => shown?.close()
  }, [])
  return dialog
}
