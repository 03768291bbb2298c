import { useEffect, useLayoutEffect, useRef } from 'react'
import { Spinner } from '../../feedback/spinner.tsx'
import { Button, type ButtonProps } from './plain-button.tsx'

interface BusyButtonProps extends Omit<ButtonProps, 'ref'> {
  readonly isBusy: boolean
  /** Replaces the text while busy. */
  readonly busyText?: string
}

/** A button that is disabled and shows a spinner with its text while its action is running. */
export function BusyButton({ isBusy, busyText, icon, disabled, children, ...rest }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, isBusy)
  return (
    <Button
      ref={button}
      {...rest}
      icon={isBusy ? <Spinner size="small" /> : icon}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? (busyText ?? children) : children}
    </Button>
  )
}

/** A browser drops the focus of a button that becomes disabled; the button gets it back unless it has moved on. */
function useFocusBack(button: { readonly current: HTMLButtonElement | null }, isBusy: boolean) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const own = button.current
    const onFocus = () => void (hasFocus.current = true)
    // A button that becomes disabled loses focus without any action of the user: such a blur does not count.
    const onBlur = () => void (hasFocus.current = own?.disabled === true)
    own?.addEventListener('focus', onFocus)
    own?.addEventListener('blur', onBlur)
    return () => {
      own?.removeEventListener('focus', onFocus)
      own?.removeEventListener('blur', onBlur)
    }
  }, [button])
  useLayoutEffect(() => {
    if (!isBusy && hasFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [button, isBusy])
}
