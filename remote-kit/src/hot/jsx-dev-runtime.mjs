import { createElement } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { hot, isOnItsOwn } from './hot-components.mjs'

export const Fragment = react.Fragment

/** React's own where its development build is lent; a production build lacks what that asks for. */
export function jsxDEV(type, props, key, ...rest) {
  if (!isOnItsOwn) return react.jsxDEV(type, props, key, ...rest)
  return createElement(hot(type), key === undefined ? props : { ...props, key })
}

/** For packages that were compiled before, as installed components are. */
export const jsx = (type, props, key) => jsxDEV(type, props, key, false)
export const jsxs = (type, props, key) => jsxDEV(type, props, key, true)
