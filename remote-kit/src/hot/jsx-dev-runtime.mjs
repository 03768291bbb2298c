import * as react from 'react/jsx-dev-runtime'
import { hot } from './hot-components.mjs'

export const Fragment = react.Fragment

export function jsxDEV(type, ...rest) {
  return react.jsxDEV(hot(type), ...rest)
}
