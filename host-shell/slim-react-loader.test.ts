import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom'
import type * as ReactDomClientModule from 'react-dom/client'
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

type Loader = (this: unknown, source: string) => string
type Change = (source: string, file: string) => string

interface Build {
  readonly React: typeof ReactModule
  readonly dom: typeof ReactDomModule
  readonly client: typeof ReactDomClientModule
}

const fromHere = createRequire(join(import.meta.dirname, 'package.json'))
const fromReactDom = createRequire(fromHere.resolve('react-dom'))

/** As webpack puts it together. */
function build(change: Change, mode = 'production'): Build {
  const evaluated = new Map<string, unknown>()
  const load = (name: string): unknown => {
    if (!evaluated.has(name)) evaluated.set(name, evaluate(name))
    return evaluated.get(name)
  }
  const evaluate = (name: string): unknown => {
    const [owner = '', door = owner] = name.split('/')
    const file = fromReactDom
      .resolve(owner)
      .replace(/[^/\\]+$/, `cjs/${door === owner ? owner : `${owner}-${door}`}.${mode}.js`)
    const module = { exports: {} }
    const run = new Function('require', 'exports', change(readFileSync(file, 'utf8'), file)) as (
      require: typeof load,
      exports: unknown,
    ) => void
    run(load, module.exports)
    return module.exports
  }
  return {
    React: load('react') as Build['React'],
    dom: load('react-dom') as Build['dom'],
    client: load('react-dom/client') as Build['client'],
  }
}

let slim: Loader
let withhold: Loader

beforeAll(async () => {
  // By names that TypeScript does not follow: they have no types.
  const loader = async (file: string) => ((await import(file)) as { readonly default: Loader }).default
  slim = await loader('./slim-react-loader.mjs')
  withhold = (await loader('./withheld-react-loader.mjs')).bind({
    getOptions: () => ({ names: ['ViewTransition', 'addTransitionType'] }),
  })
  // jsdom has none; React's scheduler asks for nothing more of it.
  class Channel {
    readonly port1: { onmessage?: () => void } = {}
    readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) }
  }
  // These Reacts are not the one that Testing Library acts with.
  Object.assign(globalThis, { MessageChannel: Channel, IS_REACT_ACT_ENVIRONMENT: false })
})

const asLent: Change = (source, file) => {
  const slimmed = /react-dom-client|scheduler/.test(file) ? slim(source) : source
  return /(?:react|react-dom-client)\.production/.test(file) ? withhold(slimmed) : slimmed
}

/** A page that uses what React documents, and what can be seen of it. */
async function used({ React, dom, client }: Build): Promise<readonly string[]> {
  const { createElement: h } = React
  const seen: string[] = []
  class Boundary extends React.Component<{ readonly children: ReactModule.ReactNode }> {
    override state = { failed: '' }
    static getDerivedStateFromError = (error: Error) => ({ failed: error.message })
    override componentDidCatch(_error: Error, { componentStack }: ReactModule.ErrorInfo): void {
      seen.push(`stack: ${/Thrower/.test(componentStack ?? '')}`)
    }
    override render = () => (this.state.failed ? h('em', null, this.state.failed) : this.props.children)
  }
  function Thrower(): never {
    throw new Error('thrown')
  }
  class Snapshots extends React.Component<{ readonly words: readonly string[] }> {
    override getSnapshotBeforeUpdate = ({ words }: { readonly words: readonly string[] }) => words.join()
    override componentDidUpdate(_props: object, _state: object, before: string): void {
      seen.push(`before: ${before}`)
    }
    override render = () =>
      this.props.words.map((word) => h(React.Fragment, { key: word }, h('i', null, word), ', ', word))
  }
  function Shown() {
    const element = React.useRef<HTMLElement>(null)
    React.useLayoutEffect(() => {
      seen.push(`shown: ${element.current?.textContent}`)
      return () => void seen.push('hidden')
    }, [])
    return h('s', { ref: element, style: { color: 'red' } }, 'now and then')
  }
  let arrive: (value: string) => void = () => undefined
  const value = new Promise<string>((resolve) => (arrive = resolve))
  const Late = () => h('output', null, React.use(value))
  function Page({ isOther }: { readonly isOther: boolean }) {
    const [count, setCount] = React.useState(0)
    const [text, setText] = React.useState('')
    const [isPending, startTransition] = React.useTransition()
    const [sent, send] = React.useActionState(
      (_: string, form: FormData) => String(form.get('word')),
      'nothing',
    )
    React.useEffect(() => () => void seen.push('gone'), [])
    return h(
      React.Fragment,
      null,
      h('title', null, `count ${count}`),
      h(
        'button',
        { onClick: () => startTransition(() => setCount(count + 1)) },
        `more ${count} ${isPending}`,
      ),
      h('u', { onClick: () => startTransition(async () => setCount(await value.then(() => 7))) }, count),
      h(Snapshots, { words: isOther ? ['three', 'one'] : ['one', 'two', 'three'] }),
      h(React.Activity, { mode: isOther ? 'hidden' : 'visible', children: h(Shown) }),
      h('input', { value: text, onChange: (event) => setText(event.currentTarget.value.toUpperCase()) }),
      h(
        'form',
        { action: send },
        h('input', { name: 'word', defaultValue: 'hello' }),
        h('button', null, 'send'),
      ),
      h('p', null, sent, React.useDeferredValue(text)),
      h(React.Activity, { mode: isOther ? 'visible' : 'hidden', children: 'hidden at first' }),
      h(React.Suspense, { fallback: 'waiting' }, h(Late)),
      h(Boundary, null, isOther ? h(Thrower) : 'whole'),
      dom.createPortal(h('aside', null, 'elsewhere'), document.body),
    )
  }
  const look = (): void =>
    void seen.push(document.title, document.body.innerHTML.replaceAll(/ style=""/g, ''))
  document.body.innerHTML = '<div id="root"><b><!--$-->of the server<!--/$--></b></div>'
  const at = document.getElementById('root')!
  const hydrated = (label: string) =>
    h(
      'b',
      null,
      h(
        React.Suspense,
        null,
        h(() => (React.useEffect(() => void seen.push('hydrated')), label)),
      ),
    )
  const root = client.hydrateRoot(at, hydrated('of the server'), {
    onRecoverableError: (error) => seen.push(String(error)),
    onCaughtError: (error) => seen.push(String(error)),
  })
  await waitFor(() => expect(seen).toContain('hydrated'))
  look()
  root.render(h(Page, { isOther: false }))
  const button = await waitFor(() => at.querySelector('button') ?? fail())
  look()
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveTextContent('more 1 false'))
  await userEvent.type(at.querySelector('input')!, 'abc')
  await userEvent.click(at.querySelector('form button')!)
  await waitFor(() => expect(at.querySelector('p')).toHaveTextContent('helloABC'))
  arrive('arrived')
  await waitFor(() => expect(at.querySelector('output')).toHaveTextContent('arrived'))
  await userEvent.click(at.querySelector('u')!)
  await waitFor(() => expect(button).toHaveTextContent('more 7 false'))
  root.render(h(Page, { isOther: true }))
  await waitFor(() => expect(at.querySelector('em')).toHaveTextContent('thrown'))
  look()
  root.unmount()
  await waitFor(() => expect(seen).toContain('gone'))
  look()
  return seen
}

function fail(): never {
  throw new Error('It is not there.')
}

it('leaves React as it is published, for whoever uses what React documents', async () => {
  const published = await used(build((source) => source))
  const lent = await used(build(asLent))
  expect(published).toEqual(
    expect.arrayContaining(['before: one,two,three', 'shown: now and then', 'hidden']),
  )
  expect(lent).toEqual(published)
})

it('withholds transitions of views', () => {
  const { React } = build(asLent)
  expect(Object.keys(build((source) => source).React)).toEqual(
    expect.arrayContaining([...Object.keys(React), 'ViewTransition', 'addTransitionType']),
  )
  expect(Object.keys(React)).toContain('Activity')
  expect(Object.keys(React)).not.toContain('ViewTransition')
  expect(Object.keys(React)).not.toContain('addTransitionType')
})

it.each([
  ['production', asLent],
  [
    'development',
    (source: string, file: string) => (/react-dom-client/.test(file) ? withhold(source) : source),
  ],
] as const)('says in %s that refs of fragments are withheld, where one is used', async (mode, change) => {
  const { React, client } = build(change, mode)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const root = client.createRoot(document.createElement('div'), { onUncaughtError: resolve })
  root.render(React.createElement(React.Fragment, { ref: () => undefined }, 'text'))
  expect(String(await promise)).toContain('does not lend refs of fragments')
  root.unmount()
})

it('refuses a React that it does not know', () => {
  const file = fromReactDom
    .resolve('react-dom/client')
    .replace(/[^/\\]+$/, 'cjs/react-dom-client.production.js')
  const other = readFileSync(file, 'utf8').replaceAll('useCacheRefresh', 'useOtherwise')
  expect(() => slim(other)).toThrow('React DOM no longer has')
})
