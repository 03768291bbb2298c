import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom'
import type * as ReactDomClientModule from 'react-dom/client'
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

type Loader = (source: string) => string
type Change = (source: string, file: string) => string

interface Build {
  readonly React: typeof ReactModule
  readonly dom: typeof ReactDomModule
  readonly client: typeof ReactDomClientModule
}

const fromHere = createRequire(join(import.meta.dirname, 'package.json'))
const fromReactDom = createRequire(fromHere.resolve('react-dom'))

/** As webpack puts it together for production. */
function build(change: Change): Build {
  const evaluated = new Map<string, unknown>()
  const load = (name: string): unknown => {
    if (!evaluated.has(name)) evaluated.set(name, evaluate(name))
    return evaluated.get(name)
  }
  const evaluate = (name: string): unknown => {
    const [owner = '', door = owner] = name.split('/')
    const file = fromReactDom
      .resolve(owner)
      .replace(/[^/\\]+$/, `cjs/${door === owner ? owner : `${owner}-${door}`}.production.js`)
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

beforeAll(async () => {
  // By a name that TypeScript does not follow: it has no types.
  ;({ default: slim } = (await import('./slim-react-loader.mjs' as string)) as { readonly default: Loader })
  // jsdom has none; React's scheduler asks for nothing more of it.
  class Channel {
    readonly port1: { onmessage?: () => void } = {}
    readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) }
  }
  Object.assign(globalThis, { MessageChannel: Channel })
})

const SLIMMED = /react-dom-client|scheduler/

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
    const group = React.useRef<ReactModule.FragmentInstance>(null)
    React.useEffect(() => {
      group.current?.addEventListener('click', () => seen.push('clicked in the fragment'))
      return () => void seen.push('gone')
    }, [])
    return h(
      React.ViewTransition,
      null,
      h('title', null, `count ${count}`),
      h(
        React.Fragment,
        { ref: group },
        h(
          'button',
          { onClick: () => startTransition(() => setCount(count + 1)) },
          `more ${count} ${isPending}`,
        ),
      ),
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
  const slimmed = await used(build((source, file) => (SLIMMED.test(file) ? slim(source) : source)))
  expect(published).toContain('clicked in the fragment')
  expect(slimmed).toEqual(published)
})

it('refuses a React that it does not know', () => {
  const file = fromReactDom
    .resolve('react-dom/client')
    .replace(/[^/\\]+$/, 'cjs/react-dom-client.production.js')
  const other = readFileSync(file, 'utf8').replaceAll('useCacheRefresh', 'useOtherwise')
  expect(() => slim(other)).toThrow('React DOM no longer has')
})
