import { fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useAddressParams } from './use-address-params.ts'

function Choice({ name }: { readonly name: string }) {
  const [address, change] = useAddressParams()
  return (
    <>
      <p>{`${name} ${address.get(name) ?? 'open'}`}</p>
      <button
        type="button"
        onClick={() =>
          change((current) => {
            current.set(name, 'chosen')
            return current
          })
        }
      >
        {name}
      </button>
    </>
  )
}

function renderChoices(address: string) {
  const element = (
    <>
      <Choice name="state" />
      <Choice name="service" />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

it('keeps the first of two choices that are made before the page has rendered', () => {
  const router = renderChoices('/?q=lift')
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'state' }))
    fireEvent.click(screen.getByRole('button', { name: 'service' }))
  })
  expect(router.state.location.search).toBe('?q=lift&state=chosen&service=chosen')
  expect(screen.getByText('state chosen')).toBeVisible()
})

it('starts from the address again after a way back', async () => {
  const router = renderChoices('/')
  fireEvent.click(screen.getByRole('button', { name: 'state' }))
  await act(() => router.navigate(-1))
  fireEvent.click(screen.getByRole('button', { name: 'service' }))
  expect(router.state.location.search).toBe('?service=chosen')
})
