import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from './lib/class-names.ts'
import { Spinner } from './spinner.tsx'

interface Look {
  /** One primary a view; danger for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  /** Before the text. A button of only an icon needs an aria-label. */
  readonly icon?: ReactNode
  /** As wide as its container. */
  readonly isWide?: boolean
}

interface ButtonProps extends Look, ComponentProps<'button'> {}

export function Button({ variant, size, icon, isWide, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={look({ variant, size, icon, isWide }, className, children)}>
      {icon}
      {children}
    </button>
  )
}

interface BusyButtonProps extends Omit<ButtonProps, 'ref'> {
  readonly isBusy: boolean
  /** Replaces the text while busy. */
  readonly busyText?: string
}

/** A button that is disabled, and shows a spinner with its text, while its action is under way. */
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

type LinkButtonProps = Look & (LinkProps | (ComponentProps<'a'> & { readonly href: string }))

/** A link that looks like a button: `to` for a page of the product, `href` for a file or another site. */
export function LinkButton({ variant, size, icon, isWide, className, children, ...rest }: LinkButtonProps) {
  const shared = { className: look({ variant, size, icon, isWide }, className, children) }
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  if ('to' in rest)
    return (
      <Link {...rest} {...shared}>
        {content}
      </Link>
    )
  return (
    <a {...rest} {...shared}>
      {content}
    </a>
  )
}

function look(
  { variant = 'secondary', size = 'md', icon, isWide }: Look,
  extra?: string,
  children?: ReactNode,
) {
  const isIconOnly = icon !== undefined && children === undefined
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    isWide && styles.wide,
    isIconOnly && styles.iconOnly,
    extra,
  )
}

/** A browser drops the focus of a button that becomes disabled; it is given back unless it has moved on. */
function useFocusBack(button: { readonly current: HTMLButtonElement | null }, isBusy: boolean) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const own = button.current
    const onFocus = () => void (hasFocus.current = true)
    // The blur of a button that has just been disabled is nobody's wish.
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
