import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from '../button.module.css'
import { classNames } from '../../lib/class-names.ts'

interface Look {
  /** One primary a view; danger for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  /** Before the text. A button of only an icon needs an aria-label. */
  readonly icon?: ReactNode
  /** As wide as its container. */
  readonly isWide?: boolean
}

export interface ButtonProps extends Look, ComponentProps<'button'> {}

export function Button({ variant, size, icon, isWide, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={look({ variant, size, icon, isWide }, className, children)}>
      {icon}
      {children}
    </button>
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
