import { createElement, useSyncExternalStore } from 'react'

/*
 * Keeps the state of components while their code is replaced, in a shell with React's production build, which has no
 * hooks for React Refresh. Each component of the remote renders through a stand-in that always calls its newest code;
 * a change of its hooks mounts it afresh. In a development shell React Refresh is there, and this does nothing.
 */

const SETTLE_MS = 30
const families = new Map()
const familyOf = new WeakMap()
const signatures = new WeakMap()
const changed = new Set()
let timer

/** What the parent renders in place of the component; the component itself where nothing is known of it. */
export function hot(type) {
  const family = typeof type === 'function' ? familyOf.get(type) : undefined
  return family ? family.standIn : type
}

function createFamily(type) {
  const family = { current: type, version: 0, mount: 0, listeners: new Set(), key: '' }
  const subscribe = (listener) => {
    family.listeners.add(listener)
    return () => family.listeners.delete(listener)
  }
  const Inner = (props) => {
    useSyncExternalStore(
      subscribe,
      () => family.version,
      () => family.version,
    )
    return family.current(props)
  }
  family.standIn = (props) => {
    const mount = useSyncExternalStore(
      subscribe,
      () => family.mount,
      () => family.mount,
    )
    return createElement(Inner, { ...props, key: mount })
  }
  family.standIn.displayName = `Hot(${type.name})`
  return family
}

function register(type, id) {
  if (typeof type !== 'function' || type.prototype?.isReactComponent) return
  const family = families.get(id) ?? createFamily(type)
  families.set(id, family)
  familyOf.set(type, family)
  if (family.current === type) return void (family.key = keyOf(type))
  const key = keyOf(type)
  if (key !== family.key) family.mount += 1
  Object.assign(family, { current: type, key })
  family.version += 1
  changed.add(family)
}

function createSignature() {
  return (type, key, isForced, customHooks) => {
    if (typeof key === 'string') signatures.set(type, { key, isForced: isForced === true, customHooks })
    return type
  }
}

let forced = 0
/** All hooks of a component, those of its own hooks included, as one text. */
function keyOf(type) {
  const signature = signatures.get(type)
  if (!signature) return ''
  if (signature.isForced) return `forced ${(forced += 1)}`
  try {
    const hooks = signature.customHooks?.() ?? []
    return [signature.key, ...hooks.map((hook) => keyOf(hook))].join('\n---\n')
  } catch {
    // A hook that is not there yet at registration: mount afresh rather than mix up two sets of hooks.
    return `unknown ${(forced += 1)}`
  }
}

function refreshSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const all = [...changed]
    changed.clear()
    for (const { listeners } of all) for (const listener of [...listeners]) listener()
  }, SETTLE_MS)
}

/** A module that exports only components is replaced in place; any other asks the modules that import it. */
function settle(module, hotModule) {
  const values = Object.values(module.exports ?? {})
  const isBoundary =
    values.length > 0 && values.every((value) => typeof value === 'function' && familyOf.has(value))
  if (isBoundary) {
    hotModule.accept()
    hotModule.dispose((data) => {
      data.wasBoundary = true
    })
  }
  if (!hotModule.data?.wasBoundary) return
  if (isBoundary) refreshSoon()
  else hotModule.invalidate()
}

/** No React Refresh is there: this shell has React's production build. */
export const isOnItsOwn = globalThis.platformRefresh === undefined
if (isOnItsOwn) globalThis.platformRefresh = { register, createSignature, settle }
