import type { ComponentProps } from 'react'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Side in rem; 1.25 by default. */
  readonly size?: number
  /** Set it if the icon alone carries the meaning; without it the icon is decorative. */
  readonly label?: string
}

/** Creates an icon from one path on a 24 by 24 grid, with a stroke of 1.75 in the text color. */
export function createIcon(path: string) {
  return function Icon({ size = 1.25, label, ...rest }: IconProps) {
    const side = `${size}rem`
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
    return (
      <svg
        viewBox="0 0 24 24"
        width={side}
        height={side}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...meaning}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}
